import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startTestSite, type TestSite } from '../site/start-test-site.ts';
import { test } from '../site/test.ts';

/** The export that the content service reads when nobody edits it. */
export const sampleSpace = fileURLToPath(import.meta.resolve('@site/content/space/export.json'));

/** A space in contentful-export's format, as far as tests edit it. */
export interface Space {
  contentTypes: { sys: { id: string }; fields: SpaceField[] }[];
  entries: SpaceEntry[];
}

export interface SpaceEntry {
  sys: { id: string; contentType: { sys: { id: string } }; version: number; publishedVersion?: number };
  fields: Record<string, Record<string, unknown>>;
}

export interface SpaceField {
  id: string;
  type: string;
  required?: boolean;
  items?: { type: string };
  validations?: { size?: { max?: number }; regexp?: unknown; in?: string[] }[];
}

/**
 * Playwright's `test` with a site of its own, which reads the content from `file`. A test may edit that file.
 *
 * @param env additional variables of the site
 * @param edit changes the content before the site starts
 */
export function editableSite(env: Record<string, string> = {}, edit: (space: Space) => void = () => {}) {
  return test.extend<object, { site: TestSite; file: string }>({
    file: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern
      async ({}, use) => {
        const directory = await mkdtemp(join(tmpdir(), 'content-'));
        const file = join(directory, 'export.json');
        await cp(sampleSpace, file);
        await editSpace(file, edit);
        await use(file);
        await rm(directory, { recursive: true });
      },
      { scope: 'worker' },
    ],
    site: [
      async ({ file }, use) => {
        const site = await startTestSite({ env: { CONTENT_EXPORT_FILE: file, ...env } });
        await use(site);
        await site.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  });
}

/** Changes the export that a content service reads, which shows in its next answer. */
export async function editSpace(file: string, edit: (space: Space) => void): Promise<void> {
  const space: Space = JSON.parse(await readFile(file, 'utf8'));
  edit(space);
  await writeFile(file, JSON.stringify(space, null, 2));
}

/** @returns the entries of a content type */
export function entriesOf(space: Space, type: string): SpaceEntry[] {
  return space.entries.filter(({ sys }) => sys.contentType.sys.id === type);
}
