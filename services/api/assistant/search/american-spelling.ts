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
  ['practise', 'practice'],
  ['practises', 'practices'],
  ['practised', 'practiced'],
  ['practising', 'practicing'],
  ['cheque', 'check'],
  ['cheques', 'checks'],
]);

const organize =
  /^(apolog|author|capital|categor|central|container|custom|digit|emphas|equal|final|general|global|initial|item|legal|local|maxim|memor|minim|mobil|modern|monet|neutral|normal|optim|organ|personal|priorit|random|real|recogn|reorgan|scrutin|serial|special|stabil|standard|subsid|summar|synchron|token|util|virtual|visual)is(e|ed|er|ers|es|ing|ation|ations)$/;
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
