import { appendFile, glob, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from '../site/ask.ts';
import { startTestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';

/** Ways to damage files on the disk of a shell. */
const damages: Record<string, { files: string; damage: (file: string) => Promise<void> }> = {
  'a deleted style': { files: '*/client/*.css', damage: (file) => rm(file) },
  'a truncated script of the server': { files: '*/server/*.cjs', damage: (file) => truncate(file, 100) },
  'a changed script of the server': { files: '*/server/*.cjs', damage: (file) => appendFile(file, 'steal()') },
  'a damaged list of files': { files: '*/release.json', damage: (file) => writeFile(file, '{') },
};

for (const [name, { files, damage }] of Object.entries(damages)) {
  test(`${name} in the mirror changes no page, and is repaired at the next start`, async ({ site: beside }) => {
    const site = await startTestSite({ beside });
    try {
      const before = await ask(site.url, '/contact-us');
      const mirror = join(site.mirrorDirectory, 'mfe-contact');
      for await (const file of glob(files, { cwd: mirror })) await damage(join(mirror, file));
      expect(await ask(site.url, '/contact-us')).toMatchObject({ status: 200 });
      await site.restartShell();
      const after = await ask(site.url, '/contact-us');
      expect(after.status).toBe(200);
      expect(stylesOf(after.text)).toEqual(stylesOf(before.text));
      await site.restartShell();
      expect(await ask(site.url, '/contact-us'), 'the disk is whole again').toMatchObject({ status: 200 });
    } finally {
      await site.stop();
    }
  });
}

function stylesOf(html: string): string[] {
  return [...html.matchAll(/<style[^>]*data-href="([^"]+)"/g)].map(
    ([, href]) => href?.replace(/^https?:\/\/[^/]+/, '') ?? '',
  );
}
