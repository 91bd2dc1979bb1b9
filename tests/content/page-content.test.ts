import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getCapability, getCapabilityService } from '@site/content/entries/capability';
import { getCaseStudy } from '@site/content/entries/case-study';
import { getCaseStudyList } from '@site/content/entries/case-study-list';
import { getContactPromise } from '@site/content/entries/contact-promise';
import { getPressItems } from '@site/content/entries/press';
import { getSiteDocuments } from '@site/content/entries/site-document';
import { getSiteSettings } from '@site/content/entries/site-settings';
import { getSmbProgram } from '@site/content/entries/smb-program';
import { createContentfulClient } from '@site/content/server/contentful-client';
import { resolveEntries } from '@site/content/server/resolve-entries';
import type { ContentClient } from '@site/contract/clients/content-client';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { type ContentService, startContentService } from 'services/content/start-content-service.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAcceleratorProgram } from '../../mfe-accelerators/src/accelerator-detail/accelerator-program.ts';
import { getAcceleratorList } from '../../mfe-accelerators/src/accelerator-list/accelerator-list.ts';
import { getAboutUs } from '../../mfe-marketing/src/about-us/about-us.ts';
import { getHomePage } from '../../mfe-marketing/src/home/home-page.ts';

const space = dirname(fileURLToPath(import.meta.resolve('@site/content/space/export.json')));

const reads: Record<string, (content: ContentClient) => Promise<unknown>> = {
  getHomePage,
  getAboutUs,
  getAcceleratorList,
  getAcceleratorProgram: (content) => getAcceleratorProgram(content, 'wellArchitectedReview'),
  getCapability: (content) => getCapability(content, 'services'),
  getCapabilityService: (content) => getCapabilityService(content, 'services', 'generative-ai'),
  getCaseStudyList,
  getCaseStudy: (content) => getCaseStudy(content, 'leaseintelligence'),
  getPressItems,
  getSiteDocuments,
  getSiteSettings,
  getContactPromise,
  getSmbProgram,
};

describe('read from the content service with each page’s include depth', () => {
  let service: ContentService;
  let cacheDirectory: string;

  beforeAll(async () => {
    cacheDirectory = await mkdtemp(join(tmpdir(), 'images-'));
    service = await startContentService({
      port: 0,
      space: join(space, 'export.json'),
      assetsDirectory: join(space, 'assets'),
      cacheDirectory,
      config: { spaceId: 'sample', environment: 'master', tokens: { delivery: 'delivery', preview: 'preview' } },
    });
  });

  afterAll(async () => {
    await service.close();
    await rm(cacheDirectory, { recursive: true });
  });

  function createServiceContent(): ContentClient {
    const read = createContentfulClient({
      space: 'sample',
      environment: 'master',
      accessToken: 'delivery',
      host: service.url.replace('http://', ''),
      timeout: 5_000,
      retryLimit: 0,
    });
    return { getEntries: async (query) => resolveEntries(await read(query)) };
  }

  it.each(Object.entries(reads))('%s misses nothing', async (_, read) => {
    const delivered = JSON.stringify(await read(createServiceContent()), null, 2);
    const whole = JSON.stringify(await read(createSampleContent()), null, 2);
    const served = whole.replaceAll(/https:\/\/(images|assets)\.ctfassets\.net/g, service.url);
    expect(delivered).toBe(served);
  });
});
