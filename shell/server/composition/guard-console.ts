import { format } from 'node:util';

/** Lines of one second that are passed on, and the length of one. */
const linesPerSecond = 100;
const longestLine = 2_000;

/**
 * Takes over the console: what remotes write becomes a log line of the shell, with the remote's name, and no more of it
 * than somebody can read.
 *
 * @param pass told of each line; `flood` once in a second in which there were too many
 */
export function guardConsole(pass: (kind: 'console' | 'flood', text: string) => void): void {
  let second = 0;
  let lines = 0;
  const write = (...values: unknown[]) => {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second) [second, lines] = [now, 0];
    lines += 1;
    if (lines <= linesPerSecond) pass('console', format(...values.map(shortened)).slice(0, longestLine));
    else if (lines === linesPerSecond + 1)
      pass('flood', `writes more than ${linesPerSecond} lines a second to the console`);
  };
  for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir', 'table'] as const)
    console[method] = write;
}

/** Formatting a text of megabytes only to cut it would cost as much as writing it. */
function shortened(value: unknown): unknown {
  return typeof value === 'string' && value.length > longestLine ? `${value.slice(0, longestLine)}…` : value;
}
