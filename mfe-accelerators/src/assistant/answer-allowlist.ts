/** The elements allowed in an answer. Both sanitizers and the server's renderer use this list. */
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

/** The only attribute allowed in an answer. `toSitePath` checks its value later. */
export const answerAttributes = ['href'] as const;

/** Elements that are removed while their content stays. Every other element is removed along with its content. */
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
