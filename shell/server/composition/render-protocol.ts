import type { ContentQuery } from '@site/contract/clients/content-client';
import type { RuntimeConfig } from '@site/contract/configuration/runtime-config';
import type { DeviceLayout } from '@site/contract/device/device-layout';
import type { FragmentName } from '@site/contract/remote-module/remote-fragment';
import type { Claims } from '@site/contract/remotes/claims';
import type { RenderedSite } from '../../src/render/rendered-site.ts';

/** Where a renderer finds one version of a remote. */
interface RenderableRelease {
  version: string;
  /** Path of its verified `server/remoteEntry.cjs`. */
  serverEntry: string;
  /** Names of the modules it exposes, e.g. `pages/home`. */
  exposes: readonly string[];
}

/** What a renderer knows of the remotes. */
export interface RenderableSet {
  claims: Readonly<Record<string, Claims>>;
  /** Those that it may render, each in one version. */
  releases: Readonly<Record<string, RenderableRelease>>;
}

/** One page to render, as plain data. */
export interface RenderJob {
  id: number;
  url: string;
  method: string;
  headers: [name: string, value: string][];
  body?: Uint8Array | undefined;
  /** Remotes of the renderer's set that this page does without. */
  without: readonly string[];
  config: RuntimeConfig;
  deviceLayout: DeviceLayout;
  /** The visitor's address, for the API. */
  clientAddress?: string | undefined;
  /** How long the whole answer may take, in milliseconds. */
  budget: number;
  /**
   * A trial: content counts as down where it says so, data that JSON cannot carry is named, and a fragment is rendered
   * on a page of its own.
   */
  trial?: { isContentDown: boolean; fragment?: FragmentName | undefined } | undefined;
}

/** A page as plain data, or the answer of a loader or action, e.g. a redirect. */
export type RenderAnswer =
  | { kind: 'page'; page: RenderedSite }
  | { kind: 'response'; status: number; headers: [name: string, value: string][]; body: Uint8Array };

/**
 * Something went wrong in code of a remote, as far as it is known whose. `late` may be nobody's fault: the machine, the
 * content service or the API may be slow.
 */
export interface Complaint {
  kind: 'stray' | 'left-out' | 'failed' | 'late' | 'blocked' | 'ended' | 'exit' | 'console' | 'flood' | 'non-json';
  remote?: string | undefined;
  version?: string | undefined;
  /** Id of the job during which it happened. */
  job?: number | undefined;
  message: string;
  stack?: string | undefined;
}

/** What the process that answers visitors tells a renderer. */
export type ToRenderer =
  | { type: 'render'; job: RenderJob }
  | { type: 'warm'; call: number }
  | { type: 'content'; call: number; version: number; json?: string; error?: string }
  | { type: 'ping'; call: number };

/** What a renderer tells it. */
export type FromRenderer =
  | { type: 'ready' }
  | { type: 'answer'; id: number; answer: RenderAnswer }
  | { type: 'failed'; id: number; isLate: boolean; message: string; stack?: string | undefined }
  | { type: 'acting'; id: number }
  | { type: 'warm'; call: number; failures: { remote: string; message: string }[] }
  | { type: 'content'; call: number; query: ContentQuery; known: number }
  | { type: 'pong'; call: number }
  | { type: 'complaint'; complaint: Complaint };
