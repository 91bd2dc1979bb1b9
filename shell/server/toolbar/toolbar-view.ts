import type { Registry } from '@site/contract/releases/registry';
import type { UsedModule } from '../../src/render/rendered-site.ts';
import { type ChosenPair, toChoosingLink } from '../../src/toolbar/toolbar-links.ts';
import type { Chosen, ReleaseSet, Serving } from '../releases/releases.ts';
import { type OfferedVersion, offeredVersions } from './offered-versions.ts';

interface Sources {
  /** Address of the page, at the site's own origin. */
  url: URL;
  registry: Registry | undefined;
  /** Versions of a remote that were chosen here before, and can be shown. */
  fitVersions(remote: string): readonly string[];
  /** What visitors get without a canary. */
  live: ReleaseSet;
  serving: Pick<Serving<unknown>, 'set' | 'chosen'>;
  /** What the page was rendered with. */
  modules: readonly UsedModule[];
}

/** One remote in the toolbar. */
export interface ToolbarRemote {
  remote: string;
  /** What of it the page was rendered with, e.g. `page` or `carousel`. */
  parts: string[];
  /** The version, or dev server, that this page has; missing if there is none. */
  shown: string | undefined;
  /** The version that visitors get. */
  visitors: string | undefined;
  /** Whether this page has another version than visitors get, because the tester chose it. */
  isChosen: boolean;
  /** Why what the tester chose is not shown. */
  problem?: string;
  /** The versions to choose from, besides the one that visitors get. */
  offered: OfferedVersion[];
  /** What was chosen, and is not among those. */
  other?: string;
}

/** What the toolbar says about a page. */
export interface ToolbarView {
  remotes: ToolbarRemote[];
  /** Whether the tester chose anything, shown or not. */
  hasChoice: boolean;
  /** The same composition, for other people. */
  link: string;
  /** The same page as visitors get it. */
  back: string;
  /** The same page as visitors get it, without the toolbar. */
  leave: string;
  /** Parameters of the address that choosing versions must not lose. */
  kept: [name: string, value: string][];
}

export function toToolbarView({ url, registry, fitVersions, live, serving, modules }: Sources): ToolbarView {
  const { set, chosen = {} } = serving;
  const names = new Set([
    ...Object.keys(registry?.remotes ?? {}),
    ...Object.keys(live.releases),
    ...Object.keys(live.absent),
    ...Object.keys(chosen),
  ]);
  const remotes = [...names].sort().map((remote) => {
    const visitors = own(live.releases, remote)?.version;
    const choice = own(chosen, remote);
    const shown = toShown(own(set.releases, remote)?.version, choice);
    const offered = offeredVersions(registry && own(registry.remotes, remote), fitVersions(remote)).filter(
      ({ version }) => version !== visitors,
    );
    const isOffered =
      !choice || choice.version === visitors || offered.some(({ version }) => version === choice.version);
    return {
      remote,
      parts: modules.filter((used) => used.remote === remote).map(({ expose }) => toPart(expose)),
      shown,
      visitors,
      isChosen: choice?.state === 'serving' && shown !== visitors,
      ...(choice && choice.state !== 'serving' && { problem: toProblem(choice, shown) }),
      offered,
      ...(!isOffered && { other: choice.version }),
    };
  });
  return {
    remotes,
    hasChoice: Object.keys(chosen).length > 0,
    link: toChoosingLink(url.href, remotes.flatMap(toShared)),
    back: withoutOrigin(toChoosingLink(url.href, [])),
    leave: withoutOrigin(toLeavingLink(url)),
    kept: [...url.searchParams].filter(([name]) => name !== 'remote' && name !== 'toolbar'),
  };
}

function toLeavingLink({ href }: URL): string {
  const url = new URL(href);
  url.searchParams.delete('remote');
  url.searchParams.set('toolbar', 'off');
  return url.href;
}

/** Testers may reach a shell by another address than visitors. */
function withoutOrigin(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** What of an object is its own: a tester may choose a version of `constructor`. */
function own<Value>(object: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** A set calls all dev servers alike. */
function toShown(version: string | undefined, choice: Chosen | undefined): string | undefined {
  return choice?.state === 'serving' ? choice.version : version;
}

/** `pages/home` is the page; `fragments/carousel` is that fragment. */
function toPart(expose: string): string {
  return expose.startsWith('pages/') ? 'page' : expose.replace(/^[^/]*\//, '');
}

function toProblem({ state, version, reason }: Extract<Chosen, { reason: string }>, shown: string | undefined): string {
  const why = /[.!?]$/.test(reason) ? reason : `${reason}.`;
  const instead = shown ? `You see ${shown}.` : 'You see nothing of this remote.';
  return `${version} is ${state === 'refused' ? 'refused' : 'not available'}: ${why} ${instead}`;
}

/** Nobody else reaches a dev server on this machine. */
function toShared({ remote, shown }: ToolbarRemote): ChosenPair[] {
  return shown === undefined || shown.startsWith('http') ? [] : [[remote, shown]];
}
