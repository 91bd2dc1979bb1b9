import { LRUCache } from 'lru-cache';
import type { ContentRead } from '../content/content.ts';
import type { FinishedPage } from '../delivery/delivery.ts';
import type { ReleaseSet } from '../releases/releases.ts';
import type { MadeFrom, RenderedPage, Rendering } from './rendering.ts';

/** A page that can be shown again. */
interface KeptPage extends MadeFrom {
  page: RenderedPage;
  renderedAt: number;
  /** Its document for the set of releases that it was last asked with. */
  document?: { set: ReleaseSet; finished: FinishedPage };
}

/** How much memory kept pages may use, in bytes. Addresses with a query cannot push out the others. */
const largestPlain = 96 * 1024 * 1024;
const largestQueried = 16 * 1024 * 1024;
/** A page may show what no content entry says, such as an amount from the API, so it is made again after this time, in milliseconds. */
const freshFor = 60_000;
/** A page that lacks a part is shown again this long only, in milliseconds. */
const partialFor = 1_000;

interface Options {
  isCurrent(reads: readonly ContentRead[]): boolean;
  /** Makes the document around a rendered page. */
  finish(page: RenderedPage, set: ReleaseSet): FinishedPage;
  now?: () => number;
}

/**
 * Keeps pages as finished bytes. A page is made once for everybody who asks for it at the same time. One that is out of
 * date is shown once more while it is made again; one whose releases have changed is not.
 */
export function createPageCache({ isCurrent, finish, now = Date.now }: Options) {
  const sizeCalculation = ({ page, document }: KeptPage) =>
    page.body.length + page.state.length + (document?.finished.size ?? 0) + 1;
  const plain = new LRUCache<string, KeptPage>({ maxSize: largestPlain, sizeCalculation });
  const queried = new LRUCache<string, KeptPage>({ maxSize: largestQueried, sizeCalculation });
  const running = new Map<string, Promise<FinishedPage | Response>>();
  const cacheOf = (key: string) => (key.includes('?') ? queried : plain);

  function fits({ versions, isWhole, renderedAt }: KeptPage, { releases }: ReleaseSet): boolean {
    return (
      (isWhole || now() - renderedAt < partialFor) &&
      versions.every(([remote, version]) => releases[remote]?.version === version)
    );
  }

  function isFresh({ renderedAt, reads }: KeptPage): boolean {
    return now() - renderedAt < freshFor && isCurrent(reads);
  }

  /** The document of a kept page. A set without changes on the page needs another document only. */
  function documentOf(key: string, kept: KeptPage, set: ReleaseSet): FinishedPage {
    if (kept.document?.set === set) return kept.document.finished;
    const finished = finish(kept.page, set);
    cacheOf(key).set(key, { ...kept, document: { set, finished } });
    return finished;
  }

  function make(key: string, set: ReleaseSet, render: () => Promise<Rendering>): Promise<FinishedPage | Response> {
    const name = `${key} ${Object.values(set.releases).map(({ version }) => version)}`;
    const known = running.get(name);
    if (known) return known;
    const work = render()
      .then(({ page, madeFrom }) => {
        if (page instanceof Response) return page;
        if (!madeFrom) return finish(page, set);
        return documentOf(key, { ...madeFrom, page, renderedAt: now() }, set);
      })
      .finally(() => running.delete(name));
    running.set(name, work);
    return work;
  }

  return {
    /** @param render makes the page; called only if it is not kept, or out of date */
    async get(key: string, set: ReleaseSet, render: () => Promise<Rendering>): Promise<FinishedPage | Response> {
      const kept = cacheOf(key).get(key);
      if (!kept || !fits(kept, set)) return make(key, set, render);
      if (!isFresh(kept)) make(key, set, render).catch(() => {});
      return documentOf(key, kept, set);
    },
    /** Whether a page is kept and up to date, so that it need not be made ahead of visitors. */
    has(key: string, set: ReleaseSet): boolean {
      const kept = cacheOf(key).peek(key);
      return kept !== undefined && fits(kept, set) && isFresh(kept);
    },
    /** Keys of the pages that are kept, those that were asked for last first. */
    keys: () => [...plain.keys()],
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
