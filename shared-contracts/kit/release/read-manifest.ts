import { type Release, releaseSchema } from '@site/contract/releases/release';
import * as v from 'valibot';
import { openStore } from './store/open-store.ts';
import { manifestFile } from './store/release-store.ts';

/** @returns undefined if it is missing, damaged or of an older format */
export async function readManifest(releases: string, remote: string, version: string): Promise<Release | undefined> {
  const store = await openStore(releases);
  const text = await store.read(`${remote}/${version}/${manifestFile}`);
  const release = v.safeParse(releaseSchema, text && toJson(text));
  return release.success ? release.output : undefined;
}

function toJson(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString('utf8'));
  } catch {
    return undefined;
  }
}
