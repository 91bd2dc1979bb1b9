import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { containsReact } from '@site/server/contains-react';

/**
 * Finds server files that contain React. Hooks of a second copy fail, because the shell renders with its own.
 *
 * @returns one message for each file
 */
export async function findOwnReact(directory: string): Promise<string[]> {
  const folder = join(directory, 'server');
  const problems = await Promise.all(
    (await readdir(folder)).map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8');
      return containsReact(text)
        ? `server/${file} contains its own copy of React. Build it with \`remoteConfig\`, which shares the React of the shell.`
        : undefined;
    }),
  );
  return problems.filter((problem) => problem !== undefined);
}
