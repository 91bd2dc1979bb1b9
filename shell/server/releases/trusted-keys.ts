import { readFile } from 'node:fs/promises';
import { readTrustedKeys, type Trust } from '@site/server/signatures';

/** @throws an Error that names the file and what is wrong with it */
export async function loadTrustedKeys(file: string): Promise<Trust> {
  try {
    return readTrustedKeys(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`TRUSTED_KEYS_FILE ${file} cannot be used: ${(error as Error).message}`);
  }
}
