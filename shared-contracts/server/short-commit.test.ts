import { expect, it } from 'vitest';
import { toShortCommit } from './short-commit.ts';

it('shortens a commit, and does not hide that the build had other changes', () => {
  const commit = 'f8b649500b3ce2c5ba1e0e50a2dd6b0dc5e8f7a1';
  expect(toShortCommit(commit)).toBe('f8b649500b');
  expect(toShortCommit(`${commit}-changed`)).toBe('f8b649500b-changed');
  expect(toShortCommit('f8b6495')).toBe('f8b6495');
});
