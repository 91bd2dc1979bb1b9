import { expect, it } from 'vitest';
import { releaseCommand } from './release-command.ts';

it('names the remote in this workspace only: in a repository of its own, npm knows no workspace', () => {
  expect(releaseCommand('mfe-contact', 'undo', false)).toBe('npm run release -w mfe-contact -- undo');
  expect(releaseCommand('mfe-careers', 'undo', true)).toBe('npm run release -- undo');
});
