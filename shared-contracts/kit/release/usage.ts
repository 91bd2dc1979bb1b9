import { releaseCommand } from './release-command.ts';

const run = (words?: string) => releaseCommand('<remote>', words);

const lines: [string, string][] = [
  [run(), 'builds it and makes the build live'],
  ['  -- --drop <path or fragment>', 'without a page or fragment that the live release has'],
  ['  -- --take <path or fragment>', 'with one that another remote owns, which loses it in the same step'],
  ['  -- --canary 5', 'for 5 % of visitors, as a canary beside the live version'],
  [run('promote 25'), 'gives the canary to 25 %; promote alone, to everybody'],
  [run('judge'), 'waits for the verdict, and promotes or withdraws the canary'],
  ['  -- --steps 25,50 --minutes 10', 'promotes it to 25 and 50 % first, each for 10 minutes at least'],
  [run('undo'), 'ends the canary, or goes back to what was live before'],
  ['  -- undo <version>', 'only if that version is live or the canary'],
  [run('to <version>'), 'makes any of its releases live'],
  [run('withdraw'), 'ends the canary; without one, takes the remote off the site at'],
  ['', 'once: 503, until undo or resume'],
  ['  -- withdraw <version>', 'only if that version is live or the canary'],
  [run('pause | resume'), 'stops releases and promotions, and allows them again'],
  [run('remove'), 'takes it off the site for good: 404, its paths are free'],
  [run('status | history | list'), 'says what is live, who did what, and which releases there are'],
  ['  -- --why <reason>', 'goes into the history'],
];

const width = Math.max(...lines.map(([command]) => command.length)) + 2;

/** How to write the release command, for a person who asks for it or wrote something else. */
export const usage = lines.map(([command, does]) => command.padEnd(width) + does).join('\n');
