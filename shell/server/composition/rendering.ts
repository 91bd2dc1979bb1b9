import type { RenderedSite } from '../../src/render/rendered-site.ts';
import type { ContentRead } from '../content/content.ts';

/** A page as plain data, with what else its document needs. */
export interface RenderedPage extends RenderedSite {
  /** A remote that browsers must not load either, because its code blocked the server. */
  withheld?: string | undefined;
}

/** What a page was made from: as long as this is unchanged, making it again would make the same page. */
export interface MadeFrom {
  /** The versions of the remotes on the page; undefined for one that has none to serve. */
  versions: readonly (readonly [remote: string, version: string | undefined])[];
  reads: readonly ContentRead[];
  /** Whether nothing was left out of it. */
  isWhole: boolean;
  /** Whether it shows an answer of the API, such as an amount, which changes without a publication. */
  asksApi?: boolean;
}

/** What came of rendering a page, or the answer of a loader or action. `madeFrom` is missing if it must not be kept. */
export interface Rendering {
  page: RenderedPage | Response;
  madeFrom?: MadeFrom | undefined;
}
