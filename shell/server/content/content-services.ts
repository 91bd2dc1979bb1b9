import type { ShellEnv } from '../env.ts';
import type { DraftContent } from './draft-content.ts';
import type { Listing } from './listing.ts';
import type { ShellContent } from './server-content.ts';

/** What the routes in this folder need. */
export interface ContentServices {
  env: ShellEnv;
  content: ShellContent;
  /** Missing if nobody may see drafts. */
  drafts?: DraftContent | undefined;
  report(error: unknown): void;
  /** What the releases that are served now say about the site's pages. */
  getListing(): Listing;
}
