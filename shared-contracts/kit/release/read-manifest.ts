import { readFile } from 'node:fs/promises';
import { type Release, releaseSchema } from '@site/contract/releases/release';
import * as v from 'valibot';

/** @returns undefined if it is missing, damaged or of an older format */
export async function readManifest(path: string): Promise<Release | undefined> {
  const json: unknown = await readFile(path, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  const release = v.safeParse(releaseSchema, json);
  return release.success ? release.output : undefined;
}
