/**
 * Whether a case study shows a service or a program at work: its solution type shares at least half of its words with the title,
 * e.g. `Disaster recovery` with `ResilienceX – Backup, Disaster Recovery & HA Workshop`.
 */
export function isProofOf(title: string, solutionType: string): boolean {
  const inTitle = new Set(wordsOf(title));
  const words = wordsOf(solutionType);
  const shared = words.filter((word) => inTitle.has(word)).length;
  return shared > 0 && shared >= words.length / 2;
}

/** Words that say too little. */
const empty = new Set([
  'aws',
  'cloud',
  'platform',
  'and',
  'the',
  'with',
  'for',
  'our',
  'service',
  'services',
  'program',
]);

function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu))].filter((word) => !empty.has(word));
}
