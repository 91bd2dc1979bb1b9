import { describe, expect, it } from 'vitest';
import { toHeadTags } from './head-tags.ts';
import { escapeHtml, escapeJson, toHeadHtml } from './write-head.ts';

const attack = `"><script>alert(1)</script><!--`;
const site = { name: 'Provider', origin: 'https://www.example.com' };

describe('a head with hostile content', () => {
  const html = toHeadHtml(
    toHeadTags(
      {
        title: `</title>${attack}`,
        description: attack,
        image: `https://images.example.com/a.png${attack}`,
        canonicalPath: `/case-study/a?b=${attack}`,
        jsonLd: [{ '@type': 'Article', headline: `</script>${attack}`, text: 'a\u2028b' }],
      },
      '/case-study/a',
      { ...site, name: attack },
    ),
  );

  it('starts no extra element', () => {
    const elements = [...html.matchAll(/<(\/?[a-z!-]+)/gi)].map(([, name]) => name);
    expect(new Set(elements)).toEqual(new Set(['title', '/title', 'meta', 'link', 'script', '/script']));
    expect(elements.filter((name) => name === 'script')).toHaveLength(1);
  });

  it('closes no attribute early', () => {
    expect(html).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--"');
    expect(html).not.toMatch(/="[^"]*"[^\s>]/);
  });

  it('carries JSON-LD unchanged', () => {
    const json = html.match(/<script[^>]*>(.*?)<\/script>/)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: `</script>${attack}`,
      text: 'a\u2028b',
    });
  });
});

describe('a head', () => {
  const tags = (meta: object) =>
    toHeadHtml(toHeadTags({ title: 'About Us', description: 'Who we are.', ...meta }, '/about-us', site));

  it('names the page and the site', () => {
    expect(tags({})).toContain('>About Us · Provider</title>');
    expect(tags({ title: 'Provider' })).toContain('>Provider</title>');
  });

  it('has the canonical URL, Open Graph and an X card', () => {
    const html = tags({ type: 'article' });
    expect(html).toContain('<link rel="canonical" href="https://www.example.com/about-us"');
    for (const property of ['og:type', 'og:title', 'og:description', 'og:url', 'og:site_name']) {
      expect(html).toMatch(new RegExp(`property="${property}" content="[^"]+"`));
    }
    expect(html).toContain('name="twitter:card" content="summary_large_image"');
    expect(html).toContain('property="og:type" content="article"');
  });

  it('cuts a description at a word where search engines would cut it', () => {
    const html = tags({ description: `${'word '.repeat(31)}overlong and more` });
    expect(html).toContain(`name="description" content="${'word '.repeat(31).trim()}…"`);
    expect(tags({ description: 'a'.repeat(160) })).toContain(`content="${'a'.repeat(160)}"`);
  });

  it('keeps a page that should not be found out of search engines', () => {
    const html = tags({ noIndex: true });
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).not.toContain('canonical');
    expect(tags({})).not.toContain('noindex');
  });
});

it('escapes text for elements and attributes', () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe(`&lt;a href=&quot;x&quot; title='y'&gt;&amp;`);
});

it('escapes JSON so that it stays JSON and cannot end a script', () => {
  const value = { text: '</script><!--\u2028\u2029' };
  const json = escapeJson(JSON.stringify(value));
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(value);
});
