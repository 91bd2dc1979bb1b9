import type { FinishedPage } from '../delivery/delivery.ts';
import type { ReleaseSet } from '../releases/releases.ts';
import type { MadeFrom } from './rendering.ts';

/** A page that can be shown again. */
export interface KeptPage extends MadeFrom {
  /** The rendered page, for writing its forms. */
  packed: Uint8Array;
  renderedAt: number;
  /** When its content was last found unchanged, and how often content had changed by then. */
  checked: { at: number; changes: number };
  /** What the set that it was made with said about owners and navigation. */
  table: string;
  /** Its finished forms for the set of releases that it was last asked with, candidates not counted. */
  finished: { base: ReleaseSet; forms: Partial<Record<PageForm, Promise<FinishedPage>>>; size: number };
}

/** A page comes as a document, or as what a browser needs that moves to it. */
export type PageForm = 'document' | 'arrival';

/** What bookkeeping takes of each page, and each name of what it was made from, in bytes, about. */
const overhead = 4_000;
const nameSize = 60;

/** How much memory a page takes, in bytes. */
export function sizeOf({ packed, reads, finished }: KeptPage, key: string): number {
  const names = reads.reduce((sum, read) => sum + read.names.length, 0);
  return packed.length + finished.size + key.length + overhead + names * nameSize;
}
