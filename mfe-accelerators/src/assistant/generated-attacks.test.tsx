import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { findHarm } from '../testing/find-harm.ts';
import { generateAttacks, places } from '../testing/generate-attacks.ts';
import { type AnswerNode, parseAnswer } from './parse-answer.ts';
import { showAnswer } from './show-answer.ts';
import { toSitePath } from './to-site-path.ts';

const siteOrigin = 'https://www.example.com';
const all = Object.keys(places);

it('are thousands', () => {
  expect(new Set(all.flatMap(generateAttacks)).size).toBeGreaterThan(4000);
});

it.each(all)(
  'in %s are harmless in a browser without setHTML, also when parsed again',
  { timeout: 60_000 },
  async (place) => {
    for (const html of generateAttacks(place)) {
      const element = document.createElement('div');
      await showAnswer(element, html, siteOrigin);
      expect(findHarm(element), html).toEqual([]);
      const again = document.createElement('div');
      again.innerHTML = element.innerHTML;
      expect(findHarm(again), html).toEqual([]);
    }
  },
);

it.each(all)('in %s are harmless in what the server writes', { timeout: 60_000 }, (place) => {
  for (const html of generateAttacks(place)) {
    const element = document.createElement('div');
    element.innerHTML = renderToStaticMarkup(toElements(parseAnswer(html)));
    expect(findHarm(element), html).toEqual([]);
  }
});

/** The server's elements, with plain links in place of the router's. */
function toElements(nodes: AnswerNode[]): React.ReactNode[] {
  return nodes.map((node, key) => {
    if (typeof node === 'string') return node;
    const path = node.href === undefined ? undefined : toSitePath(node.href, siteOrigin);
    if (node.name === 'a' && !path) return toElements(node.children);
    return createElement(node.name, { key, href: path }, ...(node.name === 'br' ? [] : toElements(node.children)));
  });
}
