import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** How many versions of a remote stay on disk besides those that are needed. */
const mostOthers = 8;

/** Notes that a mirrored version is in use, so that it is pruned after those that are not. */
export async function markUsed(directory: string): Promise<void> {
  const now = new Date();
  await utimes(directory, now, now).catch(() => {});
}

/**
 * Deletes mirrored versions of a remote, those that were used longest ago first.
 *
 * @param needed versions that stay in any case
 */
export async function pruneMirror(mirrorDirectory: string, remote: string, needed: readonly string[]): Promise<void> {
  const folder = join(mirrorDirectory, remote);
  const others = (await readdir(folder).catch(() => [])).filter((version) => !needed.includes(version));
  const used = await Promise.all(
    others.map(async (version) => {
      const { mtimeMs } = await stat(join(folder, version)).catch(() => ({ mtimeMs: 0 }));
      return { version, mtimeMs };
    }),
  );
  const oldest = used.sort((a, b) => b.mtimeMs - a.mtimeMs).slice(mostOthers);
  await Promise.all(oldest.map(({ version }) => rm(join(folder, version), { recursive: true, force: true })));
}
