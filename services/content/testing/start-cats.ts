import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { ContentApiConfig } from '../api/create-content-api.ts';
import { startContentService } from '../start-content-service.ts';
import { catsExport, documentFile, pictureFile, vectorFile } from './cats-export.ts';
import { type ClientAPI, createTestClient } from './test-client.ts';

/** The cats' space, served over HTTP from its own files. */
export interface Cats {
  url: string;
  directory: string;
  exportFile: string;
  /** The unmodified Contentful SDK with the delivery token. */
  client: ClientAPI;
  preview: ClientAPI;
  /** The service's warnings. */
  warnings: string[];
  /** Requests a path with the delivery token. */
  read(path: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

/** Starts the cats' space on a free port. */
export async function startCats(config: Partial<ContentApiConfig> = {}, space: object = catsExport()): Promise<Cats> {
  const directory = await mkdtemp(join(tmpdir(), 'cats-'));
  const exportFile = join(directory, 'export.json');
  await writeFile(exportFile, JSON.stringify(space));
  await writeAssets(join(directory, 'assets'));
  const warnings: string[] = [];
  const service = await startContentService({
    port: 0,
    space: exportFile,
    assetsDirectory: join(directory, 'assets'),
    cacheDirectory: join(directory, 'cache'),
    config: { spaceId: 'cats', warn: (line) => warnings.push(line), ...config },
  });
  const host = new URL(service.url).host;
  return {
    url: service.url,
    directory,
    exportFile,
    client: createTestClient(host, 'sample-delivery-token'),
    preview: createTestClient(host, 'sample-preview-token'),
    warnings,
    read: (path, init) =>
      fetch(`${service.url}${path}`, {
        ...init,
        headers: { Authorization: 'Bearer sample-delivery-token', ...init?.headers },
      }),
    stop: async () => {
      await service.close();
      await rm(directory, { recursive: true });
    },
  };
}

/** Writes the cats' asset files to where contentful-import looks for them. */
export async function writeAssets(directory: string): Promise<void> {
  const files = {
    [`images.ctfassets.net/${pictureFile}`]: await sharp({
      create: { width: 250, height: 150, channels: 4, background: '#336699' },
    })
      .png()
      .toBuffer(),
    [`assets.ctfassets.net/${documentFile}`]: '%PDF-1.7\n',
    [`images.ctfassets.net/${vectorFile}`]:
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#f60"/></svg>',
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), content);
  }
}
