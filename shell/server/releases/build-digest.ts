import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Identifies a build of the shell by a digest of its server files. Another build tries every release again. */
export async function digestBuild(distDirectory: string): Promise<string> {
  const folder = join(distDirectory, 'server');
  const hash = createHash('sha256');
  for (const file of (await readdir(folder)).sort()) hash.update(file).update(await readFile(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}
