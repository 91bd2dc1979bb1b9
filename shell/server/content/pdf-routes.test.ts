import type { ContentClient } from '@site/contract/clients/content-client';
import { expect, it } from 'vitest';
import { pdfRoutes } from './pdf-routes.ts';

const down: ContentClient = { getEntries: () => Promise.reject(new Error('content is down')) };
const empty: ContentClient = { getEntries: async () => [] };

it.each([
  ['content is down', down, 503, 'This document is not available right now.'],
  ['there is none', empty, 404, 'There is no such document.'],
])('says in the frame of a document that %s', async (_, content, status, words) => {
  const answer = await pdfRoutes({ content, report: () => {} }).request('/checklist.pdf');
  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe(words);
  expect(answer.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
});
