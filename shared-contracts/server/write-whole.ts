import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file in one step: who reads it, even after a crash, gets the old one or the new one. Makes its folder. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.${crypto.randomUUID()}.draft`;
  await writeFile(draft, content);
  await rename(draft, file);
}
