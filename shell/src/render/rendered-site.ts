import type { ContentClient } from '@site/contract/clients/content-client';
import type { LeadsClient } from '@site/contract/clients/leads-client';
import type { ProviderApi } from '@site/contract/clients/provider-api';
import type { RuntimeConfig } from '@site/contract/configuration/runtime-config';
import type { DeviceLayout } from '@site/contract/device/device-layout';
import type { RemoteName } from '@site/contract/remotes/remotes';
import type { Composition } from '../federation/composition.ts';
import type { HeadTag } from '../head/head-tags.ts';

/** Everything a page is rendered from. */
export interface RenderInput {
  request: Request;
  /** Loads a module in the version that this visitor gets. */
  loadModule<Module>(remote: RemoteName, expose: string): Promise<Module>;
  services: { content: ContentClient; leads: LeadsClient; provider: ProviderApi };
  config: RuntimeConfig;
  deviceLayout: DeviceLayout;
  /** Renders the error screen, because rendering the page failed. */
  isBroken?: boolean | undefined;
  /** How long the page waits for a module, a loader or a fragment of a remote, in milliseconds. */
  budget: number;
  /** Called with the reason for everything that was left out of the page. */
  report(error: unknown): void;
}

/** A rendered page, without the document around it. */
export interface RenderedSite {
  status: number;
  headers: Headers;
  head: HeadTag[];
  body: ReadableStream<Uint8Array>;
  /** The modules on the page, whose files its head links. */
  modules: { remote: RemoteName; expose: string }[];
  state: Pick<Composition, 'pageRendered' | 'fragments' | 'hydration'>;
}
