/** The elements of which an answer may consist; both sanitisers and the server's renderer go by this list. */
export const answerElements = [
  'a',
  'b',
  'blockquote',
  'br',
  'code',
  'em',
  'h3',
  'h4',
  'i',
  'li',
  'ol',
  'p',
  'strong',
  'ul',
] as const;

/** An answer's only attribute: where a link leads, which `toSitePath` judges afterwards. */
export const answerAttributes = ['href'] as const;

/** Elements that go, while what is in them stays. The content of every other element goes with it. */
export const unwrappedElements = [
  'article',
  'body',
  'center',
  'dd',
  'div',
  'dl',
  'dt',
  'font',
  'footer',
  'h1',
  'h2',
  'h5',
  'h6',
  'header',
  'main',
  'mark',
  'pre',
  'section',
  'small',
  'span',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'u',
] as const;

export type AnswerElement = (typeof answerElements)[number];
