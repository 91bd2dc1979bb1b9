import { createBrowserContent } from '@site/content/browser/browser-content';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { beforeEach, expect, it, vi } from 'vitest';
import { getCaseStudy } from '../entries/case-study.ts';
import { getCaseStudyList } from '../entries/case-study-list.ts';
import { contentRoutes, type ServerContent } from './content-routes.ts';

const sample = createSampleContent();
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  serve(sample.getEntries);
});

it('gives browsers the same case studies as on the server, in one small response', async () => {
  const content = createBrowserContent();
  expect(await getCaseStudyList(content)).toEqual(await getCaseStudyList(sample));
  expect(await getCaseStudyList(content)).toBe(await getCaseStudyList(content));
  expect(asked).toEqual(['/content/read/case-study-list']);
});

it('gives browsers a single case study, or none', async () => {
  const content = createBrowserContent();
  expect(await getCaseStudy(content, 'Port Telemetry')).toEqual(await getCaseStudy(sample, 'porttelemetry'));
  expect(await getCaseStudy(content, 'a/b?')).toBeUndefined();
  expect(asked).toEqual(['/content/read/case-study/porttelemetry', '/content/read/case-study/a%2Fb%3F']);
});

it('fails in the browser if the content service fails, and retries on the next read', async () => {
  serve(() => Promise.reject(new Error('outage')));
  const content = createBrowserContent();
  await expect(getCaseStudyList(content)).rejects.toThrow('/content/read/case-study-list responded with 503');
  serve(sample.getEntries);
  expect((await getCaseStudyList(content))?.cards).toHaveLength(14);
});

/** Connects the browser's client to the server's routes without a network. */
function serve(getEntries: typeof sample.getEntries): void {
  const routes = contentRoutes({ ...sample, getEntries } as ServerContent);
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return routes.request(address.replace('/content', ''));
  });
}
