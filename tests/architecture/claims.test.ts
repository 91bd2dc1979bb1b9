import { createOwnership } from '@site/contract/remotes/claims';
import { findOverlaps } from '@site/contract/remotes/find-overlaps';
import { readRemotes } from 'deploy/local/workspace.ts';
import { expect, it } from 'vitest';

const remotes = await readRemotes();
const claims = Object.fromEntries(remotes.map((remote) => [remote.name, remote]));
const { ownerOf, ownerOfFragment } = createOwnership(claims);

it('every address has one owner', () => {
  expect(findOverlaps(claims)).toEqual([]);
});

it('every page that a remote lists or links to is its own', () => {
  for (const { name, listed = [], navigation = [] } of remotes) {
    for (const { path } of [...listed, ...navigation]) expect(ownerOf(path)?.remote, path).toBe(name);
  }
});

it('search engines find every page at a fixed address but aliases, campaigns and the search', () => {
  const listed = remotes.flatMap((remote) => remote.listed ?? []).map(({ path }) => path);
  const fixed = remotes.flatMap(({ pages }) => Object.values(pages).flat()).filter((path) => !path.includes(':'));
  const unlisted = ['/blog', '/comingsoon', '/mobile-contact-us', '/mobile-page', '/tablet-campaign', '/search'];
  expect(listed.toSorted()).toEqual(fixed.filter((path) => !unlisted.includes(path)).toSorted());
});

it('every fragment has a schema of its properties, with an example of each required one', () => {
  for (const { fragments, fragmentProps = {} } of remotes) {
    for (const name of Object.values(fragments)) {
      const { properties = {}, required = [] } = fragmentProps[name] ?? {};
      expect(fragmentProps, name).toHaveProperty([name]);
      for (const property of required) expect(properties, name).toHaveProperty([property, 'examples', '0']);
    }
  }
});

it('every remote has a port of its own for its dev server', () => {
  expect(new Set(remotes.map(({ devPort }) => devPort)).size).toBe(remotes.length);
});

it.each([
  ['/', 'mfe-marketing'],
  ['/capability/services', 'mfe-marketing'],
  ['/about-us', 'mfe-marketing'],
  ['/press', 'mfe-marketing'],
  ['/case-study', 'mfe-case-studies'],
  ['/case-study/42', 'mfe-case-studies'],
  ['/accelerators', 'mfe-accelerators'],
  ['/accelerators/ctrl-ignite', 'mfe-accelerators'],
  ['/contact-us', 'mfe-contact'],
  ['/smb-aws-accelerator-program', 'mfe-contact'],
])('%s belongs to %s', (path, remote) => {
  expect(ownerOf(path)?.remote).toBe(remote);
});

it.each(['/no/such/page', '/unsupported-device', '/content/homePage', '/healthz'])(
  '%s belongs to no remote',
  (path) => {
    expect(ownerOf(path)).toBeUndefined();
  },
);

it.each([
  ['contact/case-study-request', 'mfe-contact'],
  ['case-studies/carousel', 'mfe-case-studies'],
])('the fragment %s belongs to %s', (fragment, remote) => {
  expect(ownerOfFragment(fragment)?.remote).toBe(remote);
});
