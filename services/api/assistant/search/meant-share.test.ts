import { expect, it } from 'vitest';
import type { SitePage } from '../knowledge/page.ts';
import { createRarity, toMeantShare } from './meant-share.ts';
import { createSiteIndex } from './site-index.ts';

const pages = [new Set(['idl', 'overs', 'cost']), new Set(['cost']), new Set(['cost', 'team'])];

it('is the share of the meaning that a page speaks of, rare words first', () => {
  const share = (stems: string[], meanings: string[][]) =>
    toMeantShare(
      meanings.map((meant) => ({ said: ['dust'], meant })),
      new Set(stems),
      createRarity(pages),
    );
  expect(share(['idl', 'overs'], [['idl', 'overs', 'cost']])).toBe(1);
  expect(share(['cost'], [['idl', 'overs', 'cost']])).toBe(0);
  expect(share(['idl'], [['idl', 'overs']])).toBeCloseTo(0.5);
  expect(share(['idl'], [['idl'], ['overs']])).toBeCloseTo(0.5);
});

it('misses nothing if editors say nothing about the question, or hand it to a person', () => {
  expect(toMeantShare([], new Set(['idl']), createRarity(pages))).toBe(1);
  expect(toMeantShare([{ said: ['dust'], meant: [] }], new Set(['idl']), createRarity(pages))).toBe(1);
});

it('is most of it where a page uses the words of the question', () => {
  expect(toMeantShare([{ said: ['dust'], meant: ['idl'] }], new Set(['dust']), createRarity(pages))).toBe(0.7);
});

it('puts the page that speaks of all that is meant before one that repeats a part of it', () => {
  const toPage = (path: string, text: string, title = path): SitePage => ({
    path,
    kind: 'service',
    title,
    sections: [{ headings: [], statements: [text] }],
  });
  const site = [
    toPage('/parts', 'Maps.', 'Oversized'),
    toPage('/whole', 'We find what is idle or oversized or forgotten in any account, and we build habits around that.'),
    toPage('/other', 'Lessons about weather and ships.'),
  ];
  const synonyms = [{ said: ['gathering dust'], meant: ['idle', 'oversized', 'forgotten'] }];
  const found = createSiteIndex(site, synonyms).search('What is gathering dust?');
  expect(found.pages.map(({ page }) => page.path)).toEqual(['/whole', '/parts']);
});
