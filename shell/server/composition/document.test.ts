import { describe, expect, it } from 'vitest';
import type { Composition } from '../../src/federation/composition.ts';
import { toDocument } from './document.ts';

const attack = `</script></style><script>alert(1)</script>`;

const composition: Composition = {
  remotes: {},
  pageRendered: true,
  fragments: { 'case-studies/carousel': { title: attack } },
  hydration: { loaderData: { layout: { name: attack } }, actionData: null },
  config: {
    siteOrigin: 'https://www.example.com',
    contactsApiUrl: 'https://api.example.com',
    providerApiUrl: 'https://api.example.com',
    sustainabilityUrl: 'https://sustainability.example.com',
  },
};

const parts: Parameters<typeof toDocument>[0] = {
  body: '<main id="content"><h1 id="title">Home</h1><section data-layout="late"><h2 id="late">More</h2></section></main>',
  head: [{ name: 'title', attributes: {}, text: attack }],
  assets: {
    scripts: ['/assets/index.js', '/assets/vendor.js', '/assets/client.js'],
    styles: [{ href: '/assets/client.css', text: '.a { color: red }' }],
    fonts: ['/assets/text.woff2'],
  },
  styles: [{ href: 'https://releases.example.com/a.css', text: `.b::after { content: "${attack}" }` }],
  scripts: [{ href: 'https://releases.example.com/remoteEntry.js', integrity: 'sha384-abc' }],
  composition: JSON.stringify(composition),
};
const { html } = toDocument(parts);

/** The markup as a browser sees it, without the text inside style elements. */
const markup = html.replace(/(<style[^>]*>).*?<\/style>/g, '$1</style>');

describe('the document around a page', () => {
  it('contains all styles, so that the first paint waits for nothing', () => {
    expect(html).toContain('<style data-href="/assets/client.css">.a { color: red }</style>');
    expect(html).not.toContain('rel="stylesheet"');
  });

  it('is not painted before its first screen has arrived', () => {
    expect(html).toContain('<link rel="expect" blocking="render" href="#late">');
  });

  it('preloads fonts on wide screens only, where they do not hold the first paint back', () => {
    expect(html.match(/<link rel="preload" as="font"[^>]*>/g)).toEqual([
      '<link rel="preload" as="font" type="font/woff2" crossorigin media="(min-width: 1025px)" href="/assets/text.woff2">',
    ]);
  });

  it('has the browser ask early for pages, but not where a link may end a preview or choose versions', () => {
    expect(html).toContain('"eagerness":"conservative"');
    expect(toDocument({ ...parts, isDraft: true }).html).not.toContain('speculationrules');
    const aside = { html: '<aside></aside>', style: '', scripts: [] };
    expect(toDocument({ ...parts, aside }).html).not.toContain('speculationrules');
  });

  it('remembers early presses, and keeps every file of scripts until the page has been painted', () => {
    const [, late = ''] = /<template id="after-paint">(.*)<\/template>/.exec(html) ?? [];
    const scripts = [...markup.replace(late, '').matchAll(/<script(?![^>]*json)[^>]*>/g)].map(([tag]) => tag);
    expect(scripts).toEqual(['<script>', '<script type="speculationrules" id="early-pages">']);
    const [entry, ...preloads] = late.match(/<(?:script|link)[^>]*>/g) ?? [];
    expect(entry).toBe('<script fetchpriority="low" src="/assets/index.js">');
    expect(preloads).toHaveLength(3);
    for (const tag of preloads) expect(tag).toMatch(/^<link rel="preload" as="script".* fetchpriority="low"/);
  });

  it('preloads a remote’s scripts the way its container requests them, so that none is fetched twice', () => {
    expect(html).toMatch(
      /<link rel="preload" as="script" crossorigin integrity="sha384-abc" [^>]*href="https:\/\/releases\.example\.com\/remoteEntry\.js">/,
    );
    expect(html).toMatch(/<link rel="preload" as="script" fetchpriority="low" [^>]*href="\/assets\/vendor\.js">/);
  });

  it('lets no hostile content out of title, styles or state', () => {
    expect(html).toContain('<title data-page="">&lt;/script&gt;');
    expect(html.match(/<\/style>/g)).toHaveLength(2);
    expect(html.match(/<\/script>/g)).toHaveLength(4);
    expect(markup.match(/<script>/g), 'inline scripts').toHaveLength(1);
  });

  it('links the feed and the icons, and sets the browser’s color for both schemes', () => {
    expect(html).toContain('<link rel="alternate" type="application/rss+xml" title="Press" href="/rss.xml">');
    expect(html).toContain('<link rel="apple-touch-icon" href="/assets/apple-touch-icon.png">');
    expect(
      html.match(/<meta name="theme-color" content="#[\da-f]{6}" media="\(prefers-color-scheme: (light|dark)\)">/g),
    ).toHaveLength(2);
  });

  it('carries the state unchanged', () => {
    const json = html.match(/<script type="application\/json" id="composition">(.*)<\/script>/)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(composition);
  });
});
