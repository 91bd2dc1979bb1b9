/** The stems of a text's meaningful words. */
export function toTerms(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !stopWords.has(word))
    .map(toStem)
    .filter((stem) => !stopWords.has(stem));
}

/** Makes `restored`, `restores`, and `restoring` one word. Cruder than Porter's stemmer, but enough for so few pages. */
function toStem(word: string): string {
  if (word.length < 4) {
    return word;
  }
  const stem = word
    .replace(/(?:'s|s)$/, (ending) => (/(?:ss|us|is)$/.test(word) ? ending : ''))
    .replace(/ie$/, 'y')
    .replace(/(?:ization|isation|izing|ising|ized|ised|ize|ise)$/, 'iz')
    .replace(/(?:ations?|ating|ated|ate)$/, 'at')
    .replace(/(?:ings?|ed|er|ers|ly|ment|ments)$/, '');
  const cut = stem.length >= 3 ? stem : word;
  return cut.replace(/([b-df-hj-np-rt-vz])\1$/, '$1').replace(/[ey]$/, '');
}

const stopWords = new Set(
  `write written hello everything a about above after again all also am an and any anybody anyone anything are as at aws amazon be because been before being below
  best between both business but by came can cannot cloud come companies company could did do does doing done don down during each else
  every few find first for from further get gets getting give go goes going good got had has have having he help helps her here hers him
  his how however i if in into is it its just keep kind know let like ll look looking lot make makes many may me mean might more most much must
  my need needs new no nobody nor not now of off offer offers often on once one only or other our ours out over own people please program
  programs programme programmes provide provides put quite re really recommend right s same say see shall she should show so some
  someone something soon start started still such suggest sure take tell than thank thanks that the their theirs them then there these
  they thing things this those through to together too two under until up us use used using ve very want wants was way we well were what
  when where whether which while who whom whose why will wish with within without won work works would year yes yet you your yours
  accelerator accelerators solution solutions service services offering problem problems question answer option`
    .split(/\s+/)
    .filter(Boolean),
);
