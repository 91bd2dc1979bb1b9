import { expect, it } from 'vitest';
import { assignOwners } from './assign-owners.ts';

const claimed = {
  'mfe-a': { pages: { study: ['/case-study/:caseId', '/studies'] }, fragments: { list: 'studies/list' } },
  'mfe-b': { pages: { other: ['/Case-Study/:id'] }, fragments: { list: 'studies/list' } },
};

it('gives what two remotes claim to the chosen one, and leaves the rest where it is', () => {
  const { claims, conflicts } = assignOwners(claimed, (key) => (key.startsWith('/') ? 'mfe-b' : 'mfe-a'));
  expect(claims).toEqual({
    'mfe-a': { pages: { study: ['/studies'] }, fragments: { list: 'studies/list' } },
    'mfe-b': { pages: { other: ['/Case-Study/:id'] }, fragments: {} },
  });
  expect(conflicts).toEqual([
    { key: '/case-study/:', remotes: ['mfe-a', 'mfe-b'], owner: 'mfe-b' },
    { key: 'studies/list', remotes: ['mfe-a', 'mfe-b'], owner: 'mfe-a' },
  ]);
});

it('names no owner if none is chosen, and gives every address to one remote all the same', () => {
  const { claims, conflicts } = assignOwners(claimed, () => undefined);
  expect(conflicts.map(({ owner }) => owner)).toEqual([undefined, undefined]);
  expect(claims['mfe-b']).toEqual({ pages: {}, fragments: {} });
});

it('drops a page that lost its last path', () => {
  const { claims } = assignOwners(claimed, () => 'mfe-a');
  expect(claims['mfe-b']).toEqual({ pages: {}, fragments: {} });
});
