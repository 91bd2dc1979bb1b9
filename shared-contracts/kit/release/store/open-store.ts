import { resolve } from 'node:path';
import { createFolderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';

const opened = new Map<string, Promise<ReleaseStore>>();

/**
 * The store at an address: `s3://bucket/prefix`, or the path of a folder. Loads the AWS SDK only for the former.
 *
 * @throws an Error if the address names no bucket
 */
export function openStore(address: string): Promise<ReleaseStore> {
  const known = opened.get(address) ?? open(address);
  opened.set(address, known);
  return known;
}

async function open(address: string): Promise<ReleaseStore> {
  if (!address.startsWith('s3:')) return createFolderStore(resolve(address));
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store(address);
}
