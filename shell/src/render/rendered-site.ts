import type { ContentClient } from '@site/contract/clients/content-client';
import type { LeadsClient } from '@site/contract/clients/leads-client';
import type { ProviderApi } from '@site/contract/clients/provider-api';
import type { RuntimeConfig } from '@site/contract/configuration/runtime-config';
import type { DeviceLayout } from '@site/contract/device/device-layout';
import type { RemoteName } from '@site/contract/remotes/remotes';
import type { Composition } from '../federation/composition.ts';
import type { HeadTag } from '../head/head-tags.ts';

/** Everything that one page is rendered from. */
export interface RenderInput {
  request: Request;
  /** Loads a module of the version that this visitor gets. */
  loadModule<Module>(remote: RemoteName, expose: string): Promise<Module>;
  services: { content: ContentClient; leads: LeadsClient; provider: ProviderApi };
  config: RuntimeConfig;
  deviceLayout: DeviceLayout;
  /** Renders the error screen in place of the page, because the page itself could not be rendered. */
  isBroken?: boolean | undefined;
  /** How long a remote may keep the page waiting, in milliseconds. */
  budget: number;
  /** Told of everything that was left out of the page, and why. */
  report(error: unknown): void;
}

/** A rendered page without its document around it. */
export interface RenderedSite {
  status: number;
  headers: Headers;
  head: HeadTag[];
  body: ReadableStream<Uint8Array>;
  /** Modules that the page was rendered with, whose files its head links. */
  modules: { remote: RemoteName; expose: string }[];
  state: Pick<Composition, 'pageRendered' | 'fragments' | 'hydration'>;
}
