import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Stands in every copy of React, and nowhere else. */
const mark = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * A release that brings a React of its own would call hooks of another copy than the shell renders with.
 *
 * @returns a sentence for each server file that holds one
 */
export async function findOwnReact(directory: string): Promise<string[]> {
  const folder = join(directory, 'server');
  const problems = await Promise.all(
    (await readdir(folder)).map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8');
      return text.includes(`${mark} =`) || text.includes(`.${mark}=`)
        ? `server/${file} brings its own copy of React`
        : undefined;
    }),
  );
  return problems.filter((problem) => problem !== undefined);
}
