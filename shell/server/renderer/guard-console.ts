import { format } from 'node:util';

/** How many lines a second are passed on, and how many characters of each. */
const linesPerSecond = 100;
const longestLine = 2_000;

/**
 * Takes over the console: what remotes print goes to the shell's log with the remote's name, but no more of it than a
 * person can read.
 *
 * @param pass called for each line, and with `flood` once in a second that has too many
 */
export function guardConsole(pass: (kind: 'console' | 'flood', text: string) => void): void {
  let second = 0;
  let lines = 0;
  const write = (...values: unknown[]) => {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second) [second, lines] = [now, 0];
    lines += 1;
    if (lines <= linesPerSecond) pass('console', format(...values.map(shortened)).slice(0, longestLine));
    else if (lines === linesPerSecond + 1) pass('flood', `printed more than ${linesPerSecond} lines within a second`);
  };
  for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir', 'table'] as const)
    console[method] = write;
}

/** Cuts text before it is formatted, because formatting megabytes takes as long as printing them. */
function shortened(value: unknown): unknown {
  return typeof value === 'string' && value.length > longestLine ? `${value.slice(0, longestLine)}…` : value;
}
