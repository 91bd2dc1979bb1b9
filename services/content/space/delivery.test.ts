import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'contentful';
import { getAboutUs } from 'shared-contracts/content/about-us.ts';
import { getAcceleratorList } from 'shared-contracts/content/accelerator-list.ts';
import { getAcceleratorProgram } from 'shared-contracts/content/accelerator-program.ts';
import { getCapability, getCapabilityService } from 'shared-contracts/content/capability.ts';
import { getCaseStudy } from 'shared-contracts/content/case-study.ts';
import { getCaseStudyList } from 'shared-contracts/content/case-study-list.ts';
import type { ContentClient, ResolvedEntry } from 'shared-contracts/content/content-client.ts';
import { getHomePage } from 'shared-contracts/content/home-page.ts';
import { getPressItems } from 'shared-contracts/content/press.ts';
import { getSiteDocuments } from 'shared-contracts/content/site-document.ts';
import { getSiteSettings } from 'shared-contracts/content/site-settings.ts';
import { getSmbProgramme } from 'shared-contracts/content/smb-programme.ts';
import { createSampleContent } from 'shared-contracts/testing/sample-content.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentService, startContentService } from '../start-content-service.ts';

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
  getSmbProgramme,
};

describe('read through the delivery service with the include depth of each page', () => {
  let service: ContentService;
  let cacheDirectory: string;

  beforeAll(async () => {
    cacheDirectory = await mkdtemp(join(tmpdir(), 'images-'));
    service = await startContentService({
      port: 0,
      space: join(import.meta.dirname, 'export.json'),
      assetsDirectory: join(import.meta.dirname, 'assets'),
      cacheDirectory,
      config: { spaceId: 'sample', environment: 'master', tokens: { delivery: 'delivery', preview: 'preview' } },
    });
  });

  afterAll(async () => {
    await service.close();
    await rm(cacheDirectory, { recursive: true });
  });

  function createServiceContent(): ContentClient {
    const client = createClient({
      space: 'sample',
      accessToken: 'delivery',
      host: service.url.replace('http://', ''),
      insecure: true,
    }).withoutUnresolvableLinks;
    return {
      async getEntries({ contentType, include, limit }) {
        const { items } = await client.getEntries({ content_type: contentType, include, limit });
        return items as ResolvedEntry[];
      },
    };
  }

  it.each(Object.entries(reads))('%s misses nothing', async (_, read) => {
    const delivered = JSON.stringify(await read(createServiceContent()), null, 2);
    const whole = JSON.stringify(await read(createSampleContent()), null, 2);
    const served = whole.replaceAll(/https:\/\/(images|assets)\.ctfassets\.net/g, service.url);
    expect(delivered).toBe(served);
  });
});
