import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ManagementApi, startManagementApi } from '../testing/start-management-api.ts';

const run = promisify(execFile);
const command = join(createRequire(import.meta.url).resolve('contentful-import'), '../../bin/contentful-import');
const exportFile = join(import.meta.dirname, 'export.json');
const assetsDirectory = join(import.meta.dirname, 'assets');

interface Exported {
  contentTypes: { sys: { id: string }; fields: { id: string }[] }[];
  entries: { sys: { id: string; publishedVersion?: number } }[];
  assets: { sys: { id: string }; fields: { file: { 'en-US': { details: { size: number } } } } }[];
  tags: unknown[];
}

describe('the sample space, imported by contentful-import into an empty space', () => {
  let space: ManagementApi;
  let directory: string;
  let exported: Exported;

  beforeAll(async () => {
    exported = JSON.parse(await readFile(exportFile, 'utf8'));
    directory = await mkdtemp(join(tmpdir(), 'import-'));
    space = await startManagementApi();
    await runImport(exportFile);
  });

  afterAll(async () => {
    await space.close();
    await rm(directory, { recursive: true });
  });

  /**
   * contentful-import passes `hostUpload` and `insecure` on to the management client, and the timeout of each request, which
   * is generous: a request that times out is sent again, and an upload that is sent again has no bytes left.
   */
  async function runImport(contentFile: string) {
    const local = { host: space.host, hostUpload: space.host, insecure: true, timeout: 30_000, rateLimit: 10_000 };
    const target = { spaceId: 'sample', managementToken: 'any', errorLogFile: join(directory, 'errors.json') };
    const config = join(directory, 'config.json');
    await writeFile(config, JSON.stringify({ ...local, ...target, uploadAssets: true, assetsDirectory }));
    return run(process.execPath, [command, '--config', config, '--content-file', contentFile]);
  }

  it('creates every content type, with editor settings for each field', () => {
    for (const { sys, fields } of exported.contentTypes) {
      expect(space.stored.content_types.get(sys.id)?.sys.publishedVersion, sys.id).toBeDefined();
      const { controls = [] } = space.stored.editor_interfaces.get(sys.id) ?? {};
      expect(controls.map(({ fieldId }) => fieldId)).toEqual(fields.map(({ id }) => id));
    }
  });

  it('creates every entry, published unless it is a draft', () => {
    for (const { sys } of exported.entries) {
      const isPublished = space.stored.entries.get(sys.id)?.sys.publishedVersion !== undefined;
      expect(isPublished, sys.id).toBe(sys.publishedVersion !== undefined);
    }
    expect(space.stored.tags.size).toBe(exported.tags.length);
  });

  it('creates every asset with its file', () => {
    for (const { sys, fields } of exported.assets) {
      const asset = space.stored.assets.get(sys.id);
      const upload = asset?.fields?.file?.['en-US']?.uploadFrom?.sys.id ?? '';
      expect(space.uploads.get(upload), sys.id).toBe(fields.file['en-US'].details.size);
      expect(asset?.sys.publishedVersion, sys.id).toBeDefined();
    }
  });

  it('is refused if a field of the model breaks the format', async () => {
    const broken = structuredClone(exported);
    Object.assign(broken.contentTypes[0]?.fields[0] ?? {}, { id: undefined });
    const file = join(directory, 'broken.json');
    await writeFile(file, JSON.stringify(broken));
    await expect(runImport(file)).rejects.toMatchObject({ stdout: expect.stringContaining('contentTypes:1') });
  });
});
