import type { ContentClient } from '@site/contract/clients/content-client';
import type { LeadsClient } from '@site/contract/clients/leads-client';
import type { ProviderApi } from '@site/contract/clients/provider-api';
import type { RuntimeConfig } from '@site/contract/configuration/runtime-config';
import type { Ownership } from '@site/contract/remotes/claims';
import type { LoadModule } from '../federation/load-route.ts';
import type { HeadTag } from '../head/head-tags.ts';
import type { MenuEntry } from '../navigation/menu-entries.ts';
import type { OwnPage } from '../routes/own-pages.tsx';
import type { PageStatus } from '../screens/UnclaimedPage.tsx';

/** Everything a page is rendered from. */
export interface RenderInput {
  request: Request;
  ownership: Ownership;
  /** What is known about a page that the server does not render. */
  statusOf(url: URL): PageStatus;
  /** Links that releases bring to the navigation. */
  navigation: readonly MenuEntry[];
  /** Loads a module of the version that this visitor gets. */
  loadModule: LoadModule;
  services: { content: ContentClient; leads: LeadsClient; provider: ProviderApi };
  config: RuntimeConfig;
  /** A page of the shell to show instead of the one at the address. */
  own?: OwnPage | undefined;
  /** How long the whole answer may take, in milliseconds: loading, action, loaders, fragments and rendering together. */
  budget: number;
  /** Called with the reason for everything that was left out of the page. */
  report(error: unknown): void;
  /** Called before a form's action starts. From then on, the form may have been sent. */
  onAction?(): void;
  /** Runs code of a remote, so that its errors can be charged to it. */
  enter?<Result>(remote: string, run: () => Result): Result;
  /** Called with the place of loaded data that JSON cannot carry. Only trials pass it. */
  onNonJson?(place: string): void;
}

/** A module that a page was rendered with. */
export interface UsedModule {
  remote: string;
  expose: string;
}

/** A rendered page without its document around it, as plain data. */
export interface RenderedSite {
  status: number;
  headers: [name: string, value: string][];
  head: HeadTag[];
  body: string;
  /** Modules that the page was rendered with, whose files its head links. */
  modules: UsedModule[];
  /** Whether the page's remote was rendered, or is left to the browser. */
  pageRendered: boolean;
  /** The page's remote was too slow. That may be the fault of a busy machine. */
  isLate?: boolean;
  /** Whether it gets no scripts. */
  isStatic: boolean;
  /** JSON of what the browser hydrates from: `pageRendered`, `fragments` and `hydration` of the composition. */
  state: string;
  /** JSON of what a browser that moves to this page needs and its code cannot know: `data` and `fragments`. */
  arrival: string;
}

/** A form was posted to a page that could not answer it. */
export class PostNotAnswered extends Error {
  override name = 'PostNotAnswered';
  /** Because the time was up. */
  readonly isLate: boolean;

  constructor(message: string, isLate: boolean) {
    super(message);
    this.isLate = isLate;
  }
}
