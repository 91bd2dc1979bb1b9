import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDirectory, readRemotes } from 'deploy/local/workspace.ts';
import { expect, it } from 'vitest';

const remotes = await readRemotes();
const leadCall = 'prod/store/contacts';

it.each(remotes)('$name says every call of the API that its code makes, and no other', ({ name, needs }) => {
  const said = needs.api.map((call) => call.replace(/^[A-Z]+ \//, ''));
  expect(new Set(said)).toEqual(findCalls(join(packageDirectory(name), 'src')));
});

/** The paths that code asks the API for. Fails if one of them is not written where it is asked for. */
function findCalls(directory: string): Set<string> {
  const calls = new Set<string>();
  for (const file of globSync('**/*.{ts,tsx}', {
    cwd: directory,
    exclude: (path) => /\.test\.tsx?$|^testing\b/.test(path),
  })) {
    const text = readFileSync(join(directory, file), 'utf8');
    const paths = [...text.matchAll(/\bapi\.request\(\s*['`]([\w/-]+)['?]/g)].map(([, path = '']) => path);
    expect(text.match(/\.request\(/g)?.length ?? 0, `calls in ${file} whose path can be read`).toBe(paths.length);
    for (const path of paths) calls.add(path);
    if (/\bleads\.submit\(/.test(text)) calls.add(leadCall);
  }
  return calls;
}
