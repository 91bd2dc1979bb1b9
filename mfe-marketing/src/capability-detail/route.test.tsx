import type { ContentClient } from '@site/contract/clients/content-client';
import { renderRoute } from '@site/kit/testing/render-route';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentWith, entryOf } from '../testing/content-with.ts';
import { route } from './route.tsx';
import type { ServiceData } from './service-data.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows the breadcrumb, the service and the reasons to choose it', async () => {
  open('services/aws-managed-services-provider', createSampleContent());
  const steps = await screen.findByRole('navigation', { name: 'Breadcrumb' });
  expect(within(steps).getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(within(steps).getByRole('link', { name: 'Services' }).getAttribute('href')).toBe('/capability/services');
  expect(screen.getByRole('heading', { level: 1, name: 'AWS Managed Services Provider' })).toBeTruthy();
  expect(screen.getByText('First response within 15 minutes')).toBeTruthy();
  expect(screen.queryByText('Building the Future with Agentic AI')).toBeNull();
});

it('has the words of the editor on its buttons and over its strategy', async () => {
  const service = entryOf({
    title: 'Backup',
    heroContactButton: 'Ask our engineers',
    strategyTitle: 'How we go about it',
    strategyTabs: [entryOf({ title: 'First', description: 'A look.' })],
    contactUsTitle: 'Say hello',
    contactUsButton: 'Write to us',
  });
  open('services/backup', contentWith({ capabilities: [{ idName: 'services', metrics: [service] }] }));
  const strategy = within(await screen.findByRole('region', { name: 'How we go about it' }));
  expect(strategy.getByRole('tablist', { name: 'How we go about it' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ask our engineers' })).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Say hello' })).getByRole('link').textContent).toBe('Write to us');
});

it('links to the assistant with questions about the service', async () => {
  open('services/aws-managed-services-provider', createSampleContent());
  const links = within(await screen.findByRole('region', { name: 'Ask the assistant' })).getAllByRole('link');
  const [first] = links;
  expect(first?.textContent).toBe('What is your strategy for AWS Managed Services Provider?');
  expect(first?.getAttribute('href')).toBe(`/accelerators?q=${encodeURIComponent(first?.textContent ?? '')}`);
});

it('fades between tabs for 300 ms and ignores a switch during the fade', async () => {
  open('services/generative-ai', createSampleContent());
  await screen.findByRole('tab', { name: 'Select' });
  vi.useFakeTimers();
  fireEvent.click(tab('Prototype'));
  fireEvent.click(tab('Operate'));
  act(() => vi.advanceTimersByTime(299));
  expect(panel('Select').hidden).toBe(false);
  act(() => vi.advanceTimersByTime(1));
  expect(panel('Select').hidden).toBe(true);
  expect(panel('Prototype').hidden).toBe(false);
  expect(tab('Operate').getAttribute('aria-selected')).toBe('false');
});

it('shows external articles and tools for the generative AI service', async () => {
  open('services/generative-ai', createSampleContent());
  expect(await screen.findByRole('heading', { name: 'Building the Future with Agentic AI' })).toBeTruthy();
  const articles = screen.getAllByRole('link', { name: /^Read More/ });
  expect(articles.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank']);
  expect(articles[0]?.getAttribute('href')).toMatch(/^https:\/\//);
  expect(screen.getByRole('img', { name: 'Amazon Bedrock' })).toBeTruthy();
});

it('links to the case studies that show the service at work', async () => {
  open('services/cloud-migration-modernization', createSampleContent());
  const proof = within(await screen.findByRole('region', { name: 'Case studies' }));
  expect(proof.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    // In the tab, then in the list.
    '/case-study/freightdatacenterexit',
    '/case-study/freightdatacenterexit',
    '/case-study/peakseasoncheckout',
    '/case-study',
  ]);
});

it('leads from a tab to the case study that it tells about, or to a similar one', async () => {
  open('solutions/disaster-recovery', createSampleContent());
  const link = await screen.findByRole('link', { name: /^Read the case study: / });
  expect(link.getAttribute('href')).toBe('/case-study/patientportalfailover');
  cleanup();
  open('services/generative-ai', createSampleContent());
  const similar = await screen.findByRole('link', { name: /^A similar project: / });
  expect(similar.getAttribute('href')).toBe('/case-study/searchthatsells');
});

it('links to case studies that use its tools', async () => {
  open('services/generative-ai', createSampleContent());
  const proof = within(await screen.findByRole('region', { name: 'Case studies' }));
  expect(proof.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    // In the tab, then in the list.
    '/case-study/searchthatsells',
    '/case-study/searchthatsells',
    '/case-study/leaseintelligence',
    '/case-study',
  ]);
});

it('links to case studies from the industry that it names', async () => {
  open('solutions/retail-personalization', createSampleContent());
  const proof = within(await screen.findByRole('region', { name: 'Case studies' }));
  expect(proof.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/case-study/searchthatsells',
    '/case-study/peakseasoncheckout',
    '/case-study',
  ]);
});

it('remembers the service for this session', async () => {
  open('services/generative-ai', createSampleContent());
  await screen.findByRole('heading', { level: 1 });
  expect(JSON.parse(sessionStorage.getItem('selectedServiceData') ?? '')).toEqual({
    capability: 'services',
    title: 'Generative AI',
    slug: 'generative-ai',
  });
});

it('says when a tab has no content, and omits sections that the service does not have', async () => {
  const metric = entryOf({ title: 'Plain', strategyTabs: [entryOf({ title: 'Plan' })] });
  open('services/plain', contentWith({ capabilities: [{ idName: 'services', title: 'Services', metrics: [metric] }] }));
  expect(await screen.findByText('No content available')).toBeTruthy();
  expect(screen.queryByText('Case studies')).toBeNull();
  expect(screen.queryByText(/Why choose/)).toBeNull();
});

it('tells search engines who provides the service', async () => {
  const { router } = open('services/generative-ai', createSampleContent());
  await screen.findByRole('heading', { level: 1 });
  const data = Object.values(router.state.loaderData)[0] as ServiceData;
  const url = new URL('https://www.example.com/capability/services/generative-ai');
  expect(route.handle.meta({ data, params: {}, url }).jsonLd?.[0]).toMatchObject({
    '@type': 'Service',
    provider: { '@type': 'Organization', '@id': 'https://www.example.com/#organization' },
  });
});

it('stays on the loader for an unknown service, and logs it', async () => {
  open('services/no-such-service', createSampleContent());
  expect((await screen.findByRole('status')).textContent).toBe('Loading content...');
  expect(screen.getByRole('link', { name: 'all services' })).toBeTruthy();
  expect(console.info).toHaveBeenCalledWith(expect.stringContaining('"services/no-such-service"'));
  expect(sessionStorage.getItem('selectedServiceData')).toBeNull();
});

it('remembers each service under its own slug, and names the chosen one while content is down', async () => {
  open('services/generative-ai', createSampleContent());
  await screen.findByRole('heading', { level: 1, name: 'Generative AI' });
  cleanup();
  open('services/aws-managed-services-provider', createSampleContent());
  await screen.findByRole('heading', { level: 1, name: 'AWS Managed Services Provider' });
  cleanup();
  open('services/generative-ai');
  expect(await screen.findByRole('heading', { level: 1, name: 'Generative AI' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Loading content...');
});

it('stays on the loader while content is down', async () => {
  open('services/generative-ai');
  expect((await screen.findByRole('status')).textContent).toBe('Loading content...');
});

it('tries again by itself while content is down, after longer and longer pauses, until the service is there', async () => {
  vi.useFakeTimers();
  const sample = createSampleContent();
  let isUp = false;
  const getEntries = vi.fn<ContentClient['getEntries']>(async (query) => {
    if (!isUp) throw new Error('down');
    return sample.getEntries(query);
  });
  open('services/generative-ai', { ...sample, getEntries });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(getEntries).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(getEntries).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(9_900));
  expect(getEntries).toHaveBeenCalledTimes(2);
  isUp = true;
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('heading', { level: 1, name: 'Generative AI' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(getEntries.mock.calls.filter(([{ contentType }]) => contentType === 'capabilities')).toHaveLength(3);
});

it('asks for an unknown service once only', async () => {
  vi.useFakeTimers();
  const sample = createSampleContent();
  const getEntries = vi.fn<ContentClient['getEntries']>((query) => sample.getEntries(query));
  open('services/no-such-service', { ...sample, getEntries });
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(screen.getByRole('status').textContent).toBe('Loading content...');
  expect(getEntries).toHaveBeenCalledTimes(1);
});

function open(path: string, content?: ContentClient) {
  const pattern = '/capability/:capabilitiesName/:serviceSlug';
  return renderRoute(route, pattern, `/capability/${path}`, content ? { content } : {});
}

function tab(name: string) {
  return screen.getByRole('tab', { name });
}

function panel(name: string) {
  return document.getElementById(tab(name).getAttribute('aria-controls') ?? '') as HTMLElement;
}
