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
  deviceLayout: 'desktop',
};

const { start, end } = toDocument({
  nonce: 'abc',
  head: [{ name: 'title', attributes: {}, text: attack }],
  assets: {
    scripts: ['/assets/index.js', '/assets/vendor.js', '/assets/client.js'],
    styles: [{ href: '/assets/client.css', text: '.a { color: red }' }],
    fonts: ['/assets/text.woff2'],
  },
  styles: [{ href: 'https://releases.example.com/a.css', text: `.b::after { content: "${attack}" }` }],
  scripts: ['https://releases.example.com/remoteEntry.js'],
  composition,
});

/** The markup as a browser sees it, without the text inside style elements. */
const markup = (start + end).replace(/(<style[^>]*>).*?<\/style>/g, '$1</style>');

describe('the document around a page', () => {
  it('has all styles in it, so that the first paint waits for nothing', () => {
    expect(start).toContain('<style nonce="abc" data-href="/assets/client.css">.a { color: red }</style>');
    expect(start).not.toContain('rel="stylesheet"');
  });

  it('runs one script, after the document, and announces the others at low priority', () => {
    const scripts = [...markup.matchAll(/<script(?![^>]*json)[^>]*>/g)].map(([tag]) => tag);
    expect(scripts).toEqual(['<script defer fetchpriority="low" nonce="abc" src="/assets/index.js">']);
    const preloads = [...start.matchAll(/<link rel="preload" as="script"[^>]*>/g)].map(([tag]) => tag);
    expect(preloads).toHaveLength(3);
    for (const tag of preloads) expect(tag).toContain('fetchpriority="low"');
  });

  it('asks for a remote’s scripts as its container will, so that none is fetched twice', () => {
    expect(start).toMatch(
      /<link rel="preload" as="script" crossorigin [^>]*href="https:\/\/releases\.example\.com\/remoteEntry\.js">/,
    );
    expect(start).toMatch(/<link rel="preload" as="script" fetchpriority="low" [^>]*href="\/assets\/vendor\.js">/);
  });

  it('gives hostile content no way out of title, styles or state', () => {
    expect(start).toContain('<title data-page="">&lt;/script&gt;');
    expect(start.match(/<\/style>/g)).toHaveLength(2);
    expect(end.match(/<\/script>/g)).toHaveLength(1);
    expect(markup).not.toContain('<script>');
  });

  it('says where the feed and the icons are, and which colour the browser should take in either scheme', () => {
    expect(start).toContain('<link rel="alternate" type="application/rss+xml" title="Press" href="/rss.xml">');
    expect(start).toContain('<link rel="apple-touch-icon" href="/assets/apple-touch-icon.png">');
    expect(
      start.match(/<meta name="theme-color" content="#[\da-f]{6}" media="\(prefers-color-scheme: (light|dark)\)">/g),
    ).toHaveLength(2);
  });

  it('carries the state unchanged', () => {
    const json = end.match(/<script type="application\/json" id="composition">(.*)<\/script>/)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(composition);
  });
});
