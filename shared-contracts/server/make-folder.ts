import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder and those that it stands in, unless they are there. Node's own `recursive` tries for ever in
 * /proc, which says that a new folder's place is not there although it is.
 *
 * @throws the error of the file system
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await makeOne(folder);
  } catch (error) {
    const around = dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || around === folder) throw error;
    await makeFolder(around);
    await makeOne(folder);
  }
}

async function makeOne(folder: string): Promise<void> {
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
