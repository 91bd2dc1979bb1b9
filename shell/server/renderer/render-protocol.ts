import type { ContentQuery } from '@site/contract/clients/content-client';
import type { RuntimeConfig } from '@site/contract/configuration/runtime-config';
import type { FragmentName } from '@site/contract/remote-module/remote-fragment';
import type { Claims } from '@site/contract/remotes/claims';
import type { RenderedSite } from '../../src/render/rendered-site.ts';
import type { ContentRead } from '../content/content.ts';

/** Where a renderer finds one version of a remote. */
interface RenderableRelease {
  version: string;
  /** Path of its verified `server/remoteEntry.cjs`. */
  serverEntry: string;
  /** Names of the modules it exposes, e.g. `pages/home`. */
  exposes: readonly string[];
}

/** What a renderer knows about the remotes. */
export interface RenderableSet {
  claims: Readonly<Record<string, Claims>>;
  /** Links that the releases bring to the navigation. */
  navigation: readonly { label: string; to: string }[];
  /** The releases that it can render, by remote. */
  releases: Readonly<Record<string, RenderableRelease>>;
}

/** One page to render, as plain data. */
export interface RenderJob {
  id: number;
  /** Id of the request, for the log. */
  request?: string | undefined;
  url: string;
  method: string;
  headers: [name: string, value: string][];
  body?: Uint8Array | undefined;
  /** Remotes to leave out of this page. */
  without: readonly string[];
  config: RuntimeConfig;
  /** The visitor's address, for the API. */
  clientAddress?: string | undefined;
  /** Whether it shows drafts. */
  isDraft?: boolean | undefined;
  /** The trace that it belongs to, as a `traceparent` header. */
  trace?: string | undefined;
  /** How long the whole answer may take, in milliseconds. */
  budget: number;
  /** In a trial: whether content is down, and which fragment to render alone, with which properties. A trial also reports data that JSON cannot carry. */
  trial?:
    | { isContentDown: boolean; fragment?: { name: FragmentName; props: Record<string, unknown> } | undefined }
    | undefined;
}

/**
 * A page as plain data, with the content that it was made from, and whether nothing was left out of it; or the answer of
 * a loader or action, e.g. a redirect.
 */
export type RenderAnswer =
  | { kind: 'page'; page: RenderedSite; reads: ContentRead[]; isWhole: boolean; asksApi: boolean }
  | { kind: 'response'; status: number; headers: [name: string, value: string][]; body: Uint8Array };

/**
 * A problem in a remote's code, with the remote if it is known. `late` may be nobody's fault: the machine, the content
 * service or the API may be slow.
 */
export interface Complaint {
  kind: 'stray' | 'left-out' | 'late' | 'failed' | 'blocked' | 'ended' | 'exit' | 'console' | 'flood' | 'non-json';
  remote?: string | undefined;
  version?: string | undefined;
  /** Id of the request during which it happened, and the claimed path that answers it. */
  request?: string | undefined;
  route?: string | undefined;
  message: string;
  stack?: string | undefined;
}

/** What a renderer can notice itself. The rest is for the main process, which watches it from outside, to find out. */
export const noticedInside: ReadonlySet<Complaint['kind']> = new Set([
  'stray',
  'left-out',
  'exit',
  'console',
  'flood',
  'non-json',
]);

/** Messages from the main process, which answers visitors, to a renderer. */
export type ToRenderer =
  | { type: 'render'; job: RenderJob }
  | { type: 'warm'; call: number }
  | { type: 'content'; call: number; version: number; json?: string; error?: string }
  | { type: 'ping'; call: number };

/** Messages to a thread: first the set that it is to render. It answers anything else only then. */
export type ToThread = ToRenderer | { type: 'set'; set: RenderableSet };

/** What came of loading every module of a set. */
export interface LoadedModules {
  failures: { remote: string; message: string }[];
  /** The query parameters that each page reads, by `<remote>/<expose>`. */
  queries: Record<string, readonly string[]>;
}

/** Messages from a renderer to the main process. */
export type FromRenderer =
  | { type: 'ready'; call: 0 }
  | { type: 'answer'; id: number; answer: RenderAnswer }
  | { type: 'failed'; id: number; isLate: boolean; message: string; stack?: string | undefined }
  | { type: 'acting'; id: number }
  | ({ type: 'warm'; call: number } & LoadedModules)
  | {
      type: 'content';
      call: number;
      query: ContentQuery;
      known: number;
      isDraft: boolean;
      trace?: string | undefined;
    }
  | { type: 'pong'; call: number }
  /** Remotes' code has changed what all of the thread need. */
  | { type: 'broken'; message: string }
  | { type: 'complaint'; complaint: Complaint };
