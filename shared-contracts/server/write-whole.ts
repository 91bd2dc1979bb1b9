import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** Writes a file in one step: who reads it, even after a crash, gets the old one or the new one. Makes its folder. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await makeFolder(dirname(file));
  await rename(await writeDraft(file, content), file);
}

/** Writes what a file will hold beside it. What does not fit on the disk is taken away again. @returns where it is */
export async function writeDraft(file: string, content: string | Uint8Array): Promise<string> {
  const draft = `${file}.${process.pid}.${crypto.randomUUID()}.draft`;
  try {
    await writeFile(draft, content);
    return draft;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
