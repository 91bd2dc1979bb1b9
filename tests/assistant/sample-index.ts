import { createSampleContent } from '@site/kit/testing/sample-content';
import { getSitePages } from 'services/api/assistant/knowledge/site-pages.ts';
import { createSiteIndex, type SiteIndex } from 'services/api/assistant/search/site-index.ts';
import { getSynonyms } from 'services/api/assistant/search/synonyms.ts';
import { sampleFile } from './sample-file.ts';

const sample = readSample();

/**
 * The index over the sample space, without a server.
 *
 * @param isKept which synonyms it has, by their places; topics for people are always kept
 */
export async function createSampleIndex(
  options?: Parameters<typeof createSiteIndex>[2],
  isKept: (place: number) => boolean = () => true,
): Promise<SiteIndex> {
  const { pages, synonyms } = await sample;
  const kept = synonyms.filter(({ meant }, place) => meant.length === 0 || isKept(place));
  return createSiteIndex(pages, kept, options);
}

async function readSample() {
  const content = createSampleContent();
  const log = (line: string) => process.stderr.write(`${line}\n`);
  const pages = await getSitePages({ content, readFile: sampleFile, log });
  return { pages, synonyms: await getSynonyms(content) };
}
