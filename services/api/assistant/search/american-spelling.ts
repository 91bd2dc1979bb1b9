/** British spellings that no ending below covers. */
const words = new Map([
  ['programme', 'program'],
  ['programmes', 'programs'],
  ['centre', 'center'],
  ['centres', 'centers'],
  ['licence', 'license'],
  ['licences', 'licenses'],
  ['catalogue', 'catalog'],
  ['catalogues', 'catalogs'],
  ['defence', 'defense'],
  ['enquiry', 'inquiry'],
  ['enquiries', 'inquiries'],
  ['enrol', 'enroll'],
  ['fulfil', 'fulfill'],
  ['cheque', 'check'],
  ['cheques', 'checks'],
]);

const organize =
  /^(author|central|container|custom|digit|item|maxim|minim|modern|monet|optim|organ|priorit|recogn|special|standard|summar|synchron|token|util|virtual)is(e|ed|er|ers|es|ing|ation|ations)$/;
const analyze = /^(analy|cataly|paraly)s(e|ed|er|ers|es|ing)$/;
const color = /^(behavi|col|endeav|fav|harb|hon|lab|neighb)our(s|ed|ing|ite|able|al)?$/;
const modeled = /^(cancel|channel|fuel|label|level|model|signal|total|travel|tunnel)l(ed|ing|er|ers)$/;

/** The word as this site spells it: `programme` is `program`, and `optimise` is `optimize`. */
export function toAmerican(word: string): string {
  return (
    words.get(word) ??
    word.replace(organize, '$1iz$2').replace(analyze, '$1z$2').replace(color, '$1or$2').replace(modeled, '$1$2')
  );
}
