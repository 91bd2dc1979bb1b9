const email = /[^\s@<>"']+\s*(?:@|\(at\)|\[at\])\s*[^\s@<>"']+\.[a-z]{2,}/giu;
const spelledEmail =
  /[^\s@<>"']+\s+(?:at|\(at\)|\[at\])\s+[\p{L}\p{N}-]+(?:\s+(?:dot|\(dot\)|\[dot\])\s+[\p{L}\p{N}-]+)+/giu;
const account = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_]{2,}/gu;
/** Three words with dots between them are the name of a machine; `Node.js` is not. */
const address = /\b(?:(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}-]{2,}(?:\.[\p{L}\p{N}-]{2,}){2,})/giu;
const networkOfColons =
  /(?<![\p{L}\p{N}:])(?=[\p{L}\d:]*[a-f:]{2})(?:[\da-f]{0,4}:){3,7}[\da-f]{1,4}(?![\p{L}\p{N}:])/giu;
const network = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g;
/** Six or more digits, however they are spaced. `$500,000` and `2026` are shorter or have commas. */
const number = /\+?\(?\d(?:[\s().\-/]*\d){5,}/g;
/** Keys, account names, and the like: letters and digits mixed in a long word. */
const code = /\b(?:(?=\w*\d)(?=\w*[a-z])\w{12,}|\w{32,})\b/giu;
const named =
  /\b(my name is|my name['’]s|i am called)\s+\p{L}[\p{L}'’-]*(?:\s+(?!(?:and|from|at|i|we|with|of|in)\b)\p{L}[\p{L}'’-]*)?/giu;
const introduced =
  /\b([Ii] am|[Ii]['’]m|[Tt]his is|[Cc]all me|[Rr]egards,?|[Ss]incerely,?|M(?:r|rs|s)\.?|Dr\.?)(?:\s+\p{Lu}\p{Ll}[\p{L}'’-]*)+/gu;
/** Two or more words in a row with a capital letter each. */
const capitalized = /(?<![\p{L}\p{N}])\p{Lu}[\p{Ll}'’-]+(?:\s+(?:\p{Lu}\.\s+)?\p{Lu}[\p{Ll}'’-]+)+(?![\p{L}\p{N}])/gu;

/**
 * Takes what may say who somebody is out of a text: email and web addresses, long numbers, codes, and names. Two capitalized
 * words in a row count as a name unless the site uses one of them. A single one stays: it is often the product asked about.
 *
 * @param vocabulary the site's words, in small letters
 */
export function withoutPersonalData(text: string, vocabulary: ReadonlySet<string>): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}+/gu, '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(email, '[email]')
    .replace(spelledEmail, '[email]')
    .replace(network, '[number]')
    .replace(networkOfColons, '[number]')
    .replace(address, '[address]')
    .replace(account, '[account]')
    .replace(code, '[code]')
    .replace(number, '[number]')
    .replace(named, '$1 [name]')
    .replace(introduced, '$1 [name]')
    .replace(capitalized, (run) => withoutName(run, vocabulary))
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Two words in a row that the site does not use are a name, also beside others: `Ada Lovelace Cloud Architect`. One beside
 * a word that it uses is a product or a title. A run may begin with the first word of a sentence: in `Does Ada Lovelace know?`,
 * only two words are the name.
 */
function withoutName(run: string, vocabulary: ReadonlySet<string>): string {
  const isKnown = (word: string) => vocabulary.has(word.toLowerCase().replace(/['’]s$/, '')) || isAsking.test(word);
  const words = run.split(/\s+/);
  const parts: string[][] = [];
  for (const [at, word] of words.entries()) {
    const follows = at > 0 && !isKnown(word) && !isKnown(words[at - 1] ?? '');
    if (follows) parts.at(-1)?.push(word);
    else parts.push([word]);
  }
  return parts.map((part) => (part.length > 1 ? '[name]' : part[0])).join(' ');
}

const isAsking =
  /^(?:does|do|did|is|are|was|can|could|will|would|should|has|have|who|what|where|when|why|how|please|tell|ask)$/i;
