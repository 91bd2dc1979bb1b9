import type { Report } from './check-remote.ts';

/** The report for a person: for each breach the rule, the place, what was seen and the mend; then what was looked at. */
export function printReport({ remote, version, findings, visited, notChecked }: Report): string {
  const lines = findings.flatMap(({ rule, place, seen, mend }) => [
    `✗ ${rule}`,
    `  where  ${place}`,
    `  seen   ${seen}`,
    `  mend   ${mend}`,
  ]);
  return [
    ...lines,
    `Looked at ${visited.length === 0 ? 'nothing in a browser' : visited.join(', ')}.`,
    ...notChecked.map((what) => `Not checked ${what}.`),
    findings.length === 0
      ? `${remote}@${version} keeps every rule that was checked.`
      : `${remote}@${version} breaks ${count(new Set(findings.map(({ rule }) => rule)).size, 'rule')} in ${count(findings.length, 'place')}.`,
  ].join('\n');
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
