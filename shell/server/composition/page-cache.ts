import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { ShellContent } from '../content/content.ts';
import type { FinishedPage } from '../delivery/delivery.ts';
import type { ReleaseSet } from '../releases/releases.ts';
import { toKey, toKeys } from './canary-keys.ts';
import { type KeptPage, type PageForm, sizeOf } from './kept-page.ts';
import { isOwnAddress } from './own-address.ts';
import { packPage, unpackPage } from './packed-page.ts';
import type { MadeFrom, RenderedPage, Rendering } from './rendering.ts';
import { tableOf } from './site-table.ts';

/** A page that was just made, and the key that it is kept under. */
interface Made {
  key: string;
  kept: KeptPage;
}

/** How much memory kept pages may use, in bytes. Addresses that anybody can make up cannot push out the pages' own. */
const largestOwn = 96 * 1024 * 1024;
const largestMadeUp = 16 * 1024 * 1024;
/** A page that shows an answer of the API is made again after this time, in milliseconds. Another may show a date that has passed. */
const apiFreshFor = 60_000;
const freshFor = 600_000;
/** From this age on, nobody gets a page that shows an answer of the API: an amount may be another, or a page that is quoted gone. */
const apiShownFor = 600_000;
/** How many pages are made again at once while their old ones are shown. Visitors without any page come first. */
const mostRefreshed = 2;
/** A page that lacks a part is shown again this long only, in milliseconds. */
const partialFor = 1_000;
/** How long a page's content counts as unchanged without another look, unless some content changes, in milliseconds. */
const checkedFor = 1_000;

interface Options {
  content: Pick<ShellContent, 'changes' | 'isCurrent'>;
  /** Writes one form of a rendered page; `madeFrom` is missing if it is not kept. */
  finish(page: RenderedPage, set: ReleaseSet, form: PageForm, from?: { madeFrom: MadeFrom }): Promise<FinishedPage>;
  now?: () => number;
}

/**
 * Keeps pages as finished bytes. A page is made once for everybody who asks for it at the same time. One that is out of
 * date is shown once more while it is made again; one whose releases have changed is not.
 */
export function createPageCache({ content, finish, now = Date.now }: Options) {
  const own = new LRUCache<string, KeptPage>({ maxSize: largestOwn, sizeCalculation: sizeOf });
  const madeUp = new LRUCache<string, KeptPage>({ maxSize: largestMadeUp, sizeCalculation: sizeOf });
  const running = new Map<string, Promise<Made | Rendering['page']>>();
  const turn = pLimit(mostRefreshed);
  /** Pages that are being made again, or wait for it. */
  const refreshing = new Set<KeptPage['packed']>();
  /** Finished forms of pages that are not kept, for all who waited for the same one. */
  const passing = new WeakMap<RenderedPage, KeptPage['finished']['forms']>();
  const cacheOf = (key: string) => (own.has(key) ? own : madeUp);

  /** During a canary, a page is kept once for each combination of candidates on it. */
  function find(path: string, set: ReleaseSet): { key: string; kept: KeptPage | undefined } {
    const key = (set.base && toKeys(path, set).find((one) => isFitting(one, set))) ?? path;
    return { key, kept: cacheOf(key).get(key) };
  }

  function isFitting(key: string, set: ReleaseSet): boolean {
    const kept = cacheOf(key).peek(key);
    return kept !== undefined && fits(kept, set);
  }

  /** Forgets a page for the visitors of a set, but not for those of other buckets. */
  function forget(path: string, set: ReleaseSet): void {
    for (const key of toKeys(path, set)) if (!set.base || isFitting(key, set)) cacheOf(key).delete(key);
  }

  function fits({ table, versions, isWhole, asksApi, renderedAt }: KeptPage, set: ReleaseSet): boolean {
    const { releases } = set;
    const age = now() - renderedAt;
    return (
      table === tableOf(set) &&
      (isWhole || age < partialFor) &&
      (!asksApi || age < apiShownFor) &&
      versions.every(([remote, version]) => releases[remote]?.version === version)
    );
  }

  function isFresh(kept: KeptPage): boolean {
    const { checked, renderedAt, reads, asksApi } = kept;
    const at = now();
    if (at - renderedAt >= (asksApi ? apiFreshFor : freshFor)) return false;
    if (checked.changes === content.changes && at - checked.at < checkedFor) return true;
    if (!content.isCurrent(reads)) return false;
    kept.checked = { at, changes: content.changes };
    return true;
  }

  /** One form of a kept page. A new set without changes on the page renders nothing. */
  function formOf(key: string, kept: KeptPage, set: ReleaseSet, form: PageForm): Promise<FinishedPage> {
    const base = set.base ?? set;
    if (kept.finished.base !== base) kept.finished = { base, forms: {}, size: 0 };
    const { finished } = kept;
    finished.forms[form] ??= write(key, kept, set, form).catch((error: unknown) => {
      delete finished.forms[form];
      throw error;
    });
    return finished.forms[form];
  }

  async function write(key: string, kept: KeptPage, set: ReleaseSet, form: PageForm): Promise<FinishedPage> {
    const { finished } = kept;
    const page = await finish(await unpackPage(kept.packed), set, form, { madeFrom: kept });
    finished.size += page.size;
    // lru-cache measures no object twice. A newer page may have come meanwhile.
    const latest = cacheOf(key).peek(key);
    if (latest?.packed === kept.packed) cacheOf(key).set(key, { ...latest });
    return page;
  }

  function finishPassing(page: RenderedPage, set: ReleaseSet, form: PageForm): Promise<FinishedPage> {
    const forms = passing.get(page) ?? {};
    passing.set(page, forms);
    forms[form] ??= finish(page, set, form);
    return forms[form];
  }

  /** Nobody keeps a page that is out of date, or lacks a part. */
  async function show(key: string, kept: KeptPage, set: ReleaseSet, form: PageForm, isCurrent: boolean) {
    const page = await formOf(key, kept, set, form);
    return kept.isWhole && isCurrent ? page : { ...page, isPassing: true };
  }

  /** Renders a page, once for all who need it at the same time. */
  function make(path: string, set: ReleaseSet, render: () => Promise<Rendering>): Promise<Made | Rendering['page']> {
    const name = `${path} ${Object.values(set.releases).map(({ version }) => version)}`;
    const known = running.get(name);
    if (known) return known;
    const work = render()
      .then(async ({ page, madeFrom }) => {
        if (page instanceof Response || !madeFrom) {
          // A page that moved or is gone must not be shown again; one that failed may be.
          if (page.status < 500) forget(path, set);
          return page;
        }
        const checked = { at: 0, changes: -1 };
        const kept = {
          ...madeFrom,
          packed: await packPage(page),
          table: tableOf(set),
          renderedAt: now(),
          checked,
          finished: { base: set.base ?? set, forms: {}, size: 0 },
        };
        const key = toKey(path, set, madeFrom);
        cacheOf(key).delete(key);
        (isOwnAddress(path, page, set) ? own : madeUp).set(key, kept);
        return { key, kept };
      })
      .finally(() => running.delete(name));
    running.set(name, work);
    return work;
  }

  /** Makes a page again while its old one is shown, unless somebody else has done so before its turn. */
  function refresh(path: string, key: string, old: KeptPage, set: ReleaseSet, render: () => Promise<Rendering>): void {
    if (refreshing.has(old.packed)) return;
    refreshing.add(old.packed);
    void turn(async () => {
      if (cacheOf(key).peek(key)?.packed === old.packed) await make(path, set, render);
    })
      .catch(() => {})
      .finally(() => refreshing.delete(old.packed));
  }

  return {
    /** @param render makes the page; called only if it is not kept, or out of date */
    async get(
      path: string,
      form: PageForm,
      set: ReleaseSet,
      render: () => Promise<Rendering>,
    ): Promise<FinishedPage | Response> {
      const { key, kept } = find(path, set);
      if (kept && fits(kept, set)) {
        const isCurrent = isFresh(kept);
        if (!isCurrent) refresh(path, key, kept, set, render);
        return show(key, kept, set, form, isCurrent);
      }
      const made = await make(path, set, render);
      if (made instanceof Response) return made.clone();
      // Its content may have changed even while it was made.
      return 'kept' in made ? show(made.key, made.kept, set, form, isFresh(made.kept)) : finishPassing(made, set, form);
    },
    /** Makes a page and waits for it, also if an old one could be shown meanwhile. */
    async renew(path: string, form: PageForm, set: ReleaseSet, render: () => Promise<Rendering>): Promise<void> {
      const made = await make(path, set, render);
      if ('kept' in made) await formOf(made.key, made.kept, set, form);
    },
    /** Whether a page is kept and up to date, so that it need not be made ahead of visitors. */
    has(path: string, set: ReleaseSet): boolean {
      const kept = cacheOf(path).peek(path);
      return kept !== undefined && fits(kept, set) && isFresh(kept);
    },
    /** Pages that are kept under their own addresses, those that were asked for last first. */
    paths: () => [...own.keys()].filter((key) => !key.includes(' ')),
  };
}
