/** Where an attack stands: elements of other namespaces, raw text, tables, forms, and what a second parse moves elsewhere. */
export const places: Readonly<Record<string, (attack: string) => string>> = {
  'an answer': (attack) => attack,
  'a paragraph': (attack) => `<p>Hello ${attack}</p>`,
  'a link': (attack) => `<a href="/press">Hello ${attack}</a>`,
  'a list without ends': (attack) => `<ul><li><b>Hello<li>${attack}`,
  'a table': (attack) => `<table>${attack}<tr><td>Hello</table>`,
  'a table in a paragraph': (attack) => `<p>A<table><td><p>B${attack}</table>`,
  SVG: (attack) => `<svg>${attack}</svg>`,
  'text of SVG': (attack) => `<svg><desc>${attack}</desc></svg>`,
  'a foreign object': (attack) => `<svg><foreignObject>${attack}</foreignObject></svg>`,
  'styles of SVG': (attack) => `<svg><style><a title="</style>${attack}"></a></style></svg>`,
  MathML: (attack) => `<math>${attack}</math>`,
  'text of MathML': (attack) => `<math><mtext>${attack}</mtext></math>`,
  'HTML in MathML': (attack) => `<math><annotation-xml encoding="text/html">${attack}</annotation-xml></math>`,
  'a glyph in a table in MathML': (attack) => `<math><mtext><table><mglyph><style><!--</style>${attack}-->`,
  'nested forms': (attack) => `<form><math><mtext></form><form><mglyph><style></math>${attack}`,
  'raw text': (attack) => `<textarea><p title="</textarea>${attack}"></textarea>`,
  'text without scripts': (attack) => `<noscript><p title="</noscript>${attack}"></noscript>`,
  'an old raw text': (attack) => `<xmp><p title="</xmp>${attack}"></xmp>`,
  'a comment': (attack) => `<!--><p>${attack}-->`,
  'a comment that ends early': (attack) => `<!-- --!>${attack}-->`,
  CDATA: (attack) => `<svg><![CDATA[</svg>${attack}]]></svg>`,
  'an attribute': (attack) => `<p title='</p>"${attack.replaceAll("'", '')}'>Hello</p>`,
  'a template': (attack) => `<template>${attack}</template>${attack}`,
  'deep nesting': (attack) => `${'<b><i>'.repeat(30)}${attack}`,
  'elements closed in another order': (attack) => `<b><i><a href="/press"></b>${attack}</i><p></a></b></p>`,
};

const address = 'javascript:alert(1)';
const toEntities = (text: string, write: (code: number) => string) =>
  [...text].map((character) => write(character.charCodeAt(0))).join('');

/** Ways to write an address that is no path of this site. */
const addresses: Readonly<Record<string, string>> = {
  plain: address,
  'in mixed case': 'JaVaScRiPt:alert(1)',
  'with a tab': 'java\tscript:alert(1)',
  'with line breaks': 'java\r\nscript\n:alert(1)',
  'behind a control character': `\u0001${address}`,
  'behind a wide space': `\u3000${address}`,
  'in decimal entities': toEntities(address, (code) => `&#${code};`),
  'in long entities without ends': toEntities(address, (code) => `&#${String(code).padStart(7, '0')}`),
  'in hexadecimal entities': toEntities(address, (code) => `&#X${code.toString(16)};`),
  'with named entities': 'java&NewLine;script&colon;alert&lpar;1&rpar;',
  'of data': 'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'of another host': '//evil.example/x',
  'of another host by backslashes': '/\\evil.example/x',
};

/** Elements that may carry an address. */
const carriers: readonly ((to: string) => string)[] = [
  (to) => `<a href="${to}">Hello</a>`,
  (to) => `<A HREF='${to}' >Hello</A>`,
  (to) => `<svg><a xlink:href="${to}"><text>Hello</text></a></svg>`,
  (to) => `<form action="${to}"><button formaction="${to}">Hello</button></form>`,
  (to) => `<iframe src="${to}"></iframe>`,
  (to) => `<base href="${to}"><object data="${to}"></object>`,
];

/** Elements that run a script by an attribute, with ways to separate it. */
const handlers = ['\n', '/', '\t', '\f', ' x="" '].flatMap((gap) => [
  `<img${gap}src=x${gap}onerror=alert(1)>`,
  `<strong${gap}OnClick="alert(1)"${gap}tabindex=0>Hello</strong>`,
  `<svg${gap}onload=alert(1)>`,
  `<details${gap}open${gap}ontoggle='alert(1)'>Hello</details>`,
]);

/** Elements that do harm by themselves. */
const elements = [
  '<script>alert(1)</script>',
  '<ScRiPt\n>alert(1)</sCrIpT\t>',
  '<style>*{display:none}</style>',
  '<p style="position:fixed;inset:0" class=x id=location role=alert>Hello</p>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<input type=password name=attributes autofocus onfocus=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<p><template shadowrootmode=open><script>alert(1)</script></template></p>',
];

const harms: readonly string[] = [
  ...Object.values(addresses).flatMap((to) => carriers.map((carry) => carry(to))),
  ...handlers,
  ...elements,
];

/** All harms in one place, and some of them in that place inside each other one. */
export function generateAttacks(place: string): string[] {
  const put = places[place] ?? ((attack: string) => attack);
  const few = [harms[0], handlers[0], elements[0]].filter((harm) => harm !== undefined);
  const nested = Object.values(places).flatMap((outer) => few.map((harm) => outer(put(harm))));
  return [...harms.map(put), ...nested];
}
