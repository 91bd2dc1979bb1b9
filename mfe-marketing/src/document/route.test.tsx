import type { ContentClient } from '@site/contract/clients/content-client';
import { renderRoute } from '@site/kit/testing/render-route';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { route } from './route.tsx';

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

it('embeds a known document and links to it', async () => {
  await open('shared-responsibility', createSampleContent());
  expect(screen.getByTitle('Who is responsible for what').getAttribute('src')).toBe('/pdfs/shared-responsibility.pdf');
  expect(screen.getByRole('link', { name: 'Open the PDF' }).getAttribute('href')).toBe(
    '/pdfs/shared-responsibility.pdf',
  );
});

it('moves to the right spelling of a document’s address', async () => {
  const { router } = await open('Shared-Responsibility?a=B', createSampleContent());
  expect(screen.getByTitle('Who is responsible for what')).toBeTruthy();
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/docs/shared-responsibility?a=B');
});

it('does not embed an unknown document, and lists the known ones', async () => {
  await open('..%2Fsecrets', createSampleContent());
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('link', { name: 'Capabilities overview' }).getAttribute('href')).toBe(
    '/docs/capabilities-overview',
  );
});

it('embeds the document of the address while content is down, with a title from its id', async () => {
  await open('shared-responsibility');
  expect(screen.getByTitle('Shared responsibility').getAttribute('src')).toBe('/pdfs/shared-responsibility.pdf');
});

it('embeds nothing while content is down if the address is none of a document', async () => {
  await open('..%2Fsecrets');
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByText('Please try again in a few minutes.')).toBeTruthy();
});

async function open(docId: string, content?: ContentClient) {
  const view = renderRoute(route, '/docs/:docId', `/docs/${docId}`, content ? { content } : {});
  await screen.findByRole('heading', { level: 1 });
  return view;
}
