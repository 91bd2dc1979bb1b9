import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const assets = fileURLToPath(new URL('assets', import.meta.resolve('@site/content/space/export.json')));

/** Reads a file of the sample space by its address at the content service. */
export async function sampleFile(url: string): Promise<Uint8Array> {
  const { host, pathname } = new URL(url);
  return new Uint8Array(await readFile(join(assets, host, pathname)));
}
