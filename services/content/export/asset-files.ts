import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ExportError } from './export-error.ts';
import type { SpaceExport } from './space-export.ts';

/** An asset's file in the assets directory. */
export interface AssetFile {
  /** Its path on disk. */
  diskPath: string;
  contentType: string;
}

/**
 * Maps the path of each asset's URL (`/<space>/<asset>/<token>/<file>`) to its file, which contentful-import expects at
 * `<assetsDirectory>/<host>/<path>`.
 *
 * @throws ExportError that names the asset whose file is missing
 */
export async function findAssetFiles(
  space: SpaceExport,
  assetsDirectory: string,
  fileName: string,
): Promise<Map<string, AssetFile>> {
  const files = new Map<string, AssetFile>();
  const onDisk = await listFiles(assetsDirectory);
  for (const asset of space.assets) {
    for (const [locale, file] of Object.entries(asset.fields.file ?? {})) {
      if (!file.url) continue;
      const where = `${fileName}: asset "${asset.sys.id}", field "file" (${locale})`;
      const address = parseAddress(file.url);
      if (!address)
        throw new ExportError(`${where}: expected an address such as //images.ctfassets.net/…, found "${file.url}".`);
      const path = address.paths.find((candidate) => onDisk.has(candidate));
      if (!path) throw new ExportError(`${where}: there is no file ${join(assetsDirectory, address.paths[0])}.`);
      files.set(address.pathname, { diskPath: join(assetsDirectory, path), contentType: file.contentType });
    }
  }
  return files;
}

function parseAddress(text: string): { pathname: string; paths: [string, string] } | undefined {
  const absolute = text.startsWith('//') ? `https:${text}` : text;
  if (!URL.canParse(absolute)) return undefined;
  const { host, pathname } = new URL(absolute);
  try {
    // contentful-import uses the URL as it is written, escapes included. People name files as they read them.
    return { pathname, paths: [join(host, pathname), join(host, decodeURIComponent(pathname))] };
  } catch {
    return undefined;
  }
}

async function listFiles(directory: string): Promise<Set<string>> {
  try {
    const found = await readdir(directory, { recursive: true, withFileTypes: true });
    return new Set(
      found.filter((file) => file.isFile()).map((file) => relative(directory, join(file.parentPath, file.name))),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set();
    throw error;
  }
}
