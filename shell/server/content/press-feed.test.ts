// @vitest-environment jsdom
import type { ContentClient } from '@site/contract/clients/content-client';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { expect, it } from 'vitest';
import { readShellEnv } from '../env.ts';
import { pressFeed } from './press-feed.ts';

const env = readShellEnv({ SITE_ORIGIN: 'https://www.example.com' });

function ask(content: ContentClient, reports: unknown[] = []) {
  return pressFeed({
    env,
    content: content as Parameters<typeof pressFeed>[0]['content'],
    report: (error) => reports.push(error),
  }).request('/rss.xml');
}

async function readFeed(content: ContentClient): Promise<Document> {
  const response = await ask(content);
  expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
  const feed = new DOMParser().parseFromString(await response.text(), 'application/xml');
  expect(feed.querySelector('parsererror')?.textContent).toBeUndefined();
  return feed;
}

const textOf = (parent: ParentNode | null | undefined, name: string) => parent?.querySelector(name)?.textContent;

/** A press page with one item. */
function withItem(fields: Record<string, unknown>): ContentClient {
  const item = { sys: { id: 'item' }, fields };
  return {
    getEntries: async ({ contentType }) =>
      contentType === 'press' ? [{ sys: { id: 'press' }, fields: { tabs: [item] } }] : [],
  };
}

it('carries every press item of the sample space, newest first', async () => {
  const feed = await readFeed(createSampleContent());
  const items = [...feed.querySelectorAll('item')];
  expect(items.length).toBeGreaterThanOrEqual(8);
  const dates = items.map((item) => Date.parse(textOf(item, 'pubDate') ?? ''));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  expect(textOf(items[0], 'pubDate')).toBe('Tue, 03 Nov 2026 00:00:00 GMT');
  expect(textOf(items[0], 'link')).toBe('https://press.example.com/smb-accelerator');
  const ids = items.map((item) => textOf(item, 'guid'));
  expect(new Set(ids).size).toBe(items.length);
});

it('links an item without a URL to the press page', async () => {
  const item = (await readFeed(withItem({ title: 'News', url: '#' }))).querySelector('item');
  expect(textOf(item, 'link')).toBe('https://www.example.com/press');
  expect(item?.querySelector('pubDate')).toBeNull();
});

it.each([
  ']]></title></item><script>alert(1)</script>',
  '<b>"Fish" & chips</b> &amp; &nbsp;',
  'Line\u2028break, emoji 🚀',
])('carries hostile content unchanged: %s', async (hostile) => {
  const feed = await readFeed(withItem({ title: hostile, description: hostile }));
  expect(textOf(feed.querySelector('item'), 'title')).toBe(hostile);
  expect(textOf(feed.querySelector('item'), 'description')).toBe(hostile);
  expect(feed.querySelectorAll('item > *')).toHaveLength(4);
});

it('drops characters that XML does not allow', async () => {
  const item = (await readFeed(withItem({ title: 'a\u0000b\u000bc\ud800d\uffff' }))).querySelector('item');
  expect(textOf(item, 'title')).toBe('abc\ufffdd');
});

it('links to web addresses only', async () => {
  const item = (await readFeed(withItem({ title: 'News', url: 'javascript:alert(1)' }))).querySelector('item');
  expect(textOf(item, 'link')).toBe('https://www.example.com/press');
});

it('answers 503 without content, so that no reader takes it for an empty feed', async () => {
  const reports: unknown[] = [];
  const down: ContentClient = { getEntries: () => Promise.reject(new Error('it is down')) };
  const response = await ask(down, reports);
  expect(response.status).toBe(503);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(reports).toEqual([new Error('it is down')]);
});
