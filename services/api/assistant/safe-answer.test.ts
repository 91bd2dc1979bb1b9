import { expect, it } from 'vitest';
import { toSafeAnswer } from './safe-answer.ts';
import type { Source } from './source.ts';

const page: Source = {
  path: '/accelerators/a',
  kind: 'program',
  title: 'A & B',
  summary: '',
  needs: [],
  details: [],
};

it('makes paragraphs, lists, and links to pages of the site', () => {
  expect(toSafeAnswer('Take [[/accelerators/a]].\n\n- one\n- two', [page])).toEqual([
    '<p>Take <a href="/accelerators/a">A &#38; B</a>.</p>',
    '<ul><li>one</li><li>two</li></ul>',
  ]);
});

it.each([
  '<a href="https://evil.example">here</a>',
  '[[https://evil.example]]',
  '[[/accelerators/a" href="https://evil.example]]',
  '[here](https://evil.example)',
  'see https://evil.example/?q=1 or www.evil.example',
  'ftp://evil.example mailto:a@evil.example javascript:alert(1)',
  '<img src=x onerror=alert(1)>',
  '[[/accelerators/a]]<script>alert(1)</script>',
  '[[//evil.example]]',
])('emits no link off the site, and no markup of the model: %s', (text) => {
  const html = toSafeAnswer(text, [page]).join('');
  expect(html.match(/<(?!\/?(?:p|br|ul|li|a)\b)/g)).toBeNull();
  expect([...html.matchAll(/href="([^"]*)"/g)].filter(([, href]) => href !== '/accelerators/a')).toEqual([]);
  expect(html).not.toMatch(/(?:https?|ftp|javascript|mailto):/);
});
