import { parseRegistry } from '@site/contract/releases/registry';
import { describe, expect, it } from 'vitest';
import type { Chosen, ReleaseSet } from '../releases/releases.ts';
import { toToolbarHtml } from './toolbar-html.ts';
import { toToolbarView } from './toolbar-view.ts';

const [first, second, third, fourth] = ['1.0.0-aaaa', '1.1.0-bbbb', '1.2.0-cccc', '1.3.0-dddd'] as const;
const integrity = `sha384-${'a'.repeat(64)}`;
const contact = 'mfe-contact';

function toRegistry(entry: object) {
  return parseRegistry({ schema: 2, revision: 3, remotes: { [contact]: { integrity, ...entry } } });
}

function toSet(versions: Record<string, string>): ReleaseSet {
  const releases = Object.fromEntries(Object.entries(versions).map(([remote, version]) => [remote, { version }]));
  return { releases, absent: {}, isComplete: true } as unknown as ReleaseSet;
}

const liveVersions: Record<string, string> = { [contact]: second };

function view({
  address = 'http://localhost/contact-us',
  live = liveVersions,
  shown = undefined as Record<string, string> | undefined,
  chosen = undefined as Record<string, Chosen> | undefined,
  registry = toRegistry({ version: second }),
  fit = [] as string[],
} = {}) {
  return toToolbarView({
    url: new URL(address),
    registry,
    fitVersions: (remote) => (remote === contact ? fit : []),
    live: toSet(live),
    serving: { set: toSet(shown ?? live), ...(chosen && { chosen }) },
    modules: [{ remote: contact, expose: 'pages/contact' }],
  });
}

describe('what the toolbar says about a page', () => {
  it('offers what the registry names: the live version, a canary, earlier ones, and those that nobody gets, there or tried here', () => {
    const change = { action: 'undo', by: 'ana', from: fourth, to: second, at: '2026-01-02T03:04:05.000Z' };
    const entry = {
      version: second,
      state: 'canary',
      versions: [
        { version: second, integrity, weight: 95 },
        { version: third, integrity, weight: 5 },
      ],
      history: [{ version: first, integrity }],
      changes: [change],
    };
    const fit = ['1.4.0-eeee', first];
    const [remote] = view({ registry: toRegistry(entry), fit }).remotes;
    expect(remote).toMatchObject({
      remote: contact,
      parts: ['page'],
      shown: second,
      visitors: second,
      isChosen: false,
    });
    expect(remote?.offered.map(({ version, standing, share }) => [version, standing, share])).toEqual([
      [third, 'canary', 5],
      [first, 'earlier', undefined],
      [fourth, 'not live', undefined],
      ['1.4.0-eeee', 'not live', undefined],
    ]);
  });

  it('says that a chosen version is not what visitors see, but not of the one that they do see', () => {
    const chosen = (version: string) => ({ [contact]: { version, state: 'serving' } as const });
    const other = view({ shown: { [contact]: first }, chosen: chosen(first) });
    expect(other.remotes[0]).toMatchObject({ isChosen: true, other: first });
    expect(view({ chosen: chosen(second) }).remotes[0]).toMatchObject({ isChosen: false });
  });

  it('shares all that is on the page, but no dev server, which nobody else reaches', () => {
    const devServer = 'http://localhost:3004/';
    const both = { [contact]: second, 'mfe-marketing': first };
    const { link, back, leave, remotes } = view({
      address: 'http://localhost/case-study?industry=retail&remote=live&toolbar=on',
      live: both,
      shown: { ...both, [contact]: 'dev' },
      chosen: { [contact]: { version: devServer, state: 'serving' } },
    });
    expect(link).toBe(`http://localhost/case-study?industry=retail&remote=mfe-marketing@${first}`);
    expect(back, 'at the host that the tester uses').toBe('/case-study?industry=retail&remote=live');
    expect(leave).toBe('/case-study?industry=retail&toolbar=off');
    expect(remotes[0]).toMatchObject({ shown: devServer, isChosen: true });
  });

  it('says why a version is refused, and what is shown instead', () => {
    const chosen = { [contact]: { version: third, state: 'refused', reason: 'it throws when it is loaded' } as const };
    expect(view({ chosen }).remotes[0]).toMatchObject({
      isChosen: false,
      problem: `${third} is refused: it throws when it is loaded. You see ${second}.`,
    });
  });

  it('writes nothing of an address, a release or a reason as markup', async () => {
    const evil = '"><script>alert(1)</script>';
    const html = String(
      await toToolbarHtml(
        view({
          address: `http://localhost/?q=${encodeURIComponent(evil)}`,
          chosen: { [contact]: { version: evil, state: 'refused', reason: evil } },
        }),
        '',
      ),
    );
    expect(html).not.toContain('<script');
  });

  it('knows a remote that is named like a property of every object', () => {
    const chosen = { constructor: { version: first, state: 'missing', reason: 'It is missing.' } as const };
    expect(view({ chosen }).remotes[0]).toMatchObject({ remote: 'constructor', visitors: undefined, offered: [] });
  });
});
