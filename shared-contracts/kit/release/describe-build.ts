import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import type { Release } from '@site/contract/releases/release';
import { toOneLine } from '@site/server/to-one-line';

const run = promisify(execFile);

/**
 * Who builds the package in a folder, from which commit. Without git, only the user's name.
 *
 * @param by what the environment says about the author
 */
export async function describeBuild(
  directory: string,
  by?: string | undefined,
): Promise<NonNullable<Release['built']>> {
  const git = async (...args: string[]) => {
    const { stdout } = await run('git', args, { cwd: directory }).catch(() => ({ stdout: '' }));
    return stdout.trim();
  };
  const [commit, changes, email] = await Promise.all([
    git('rev-parse', 'HEAD'),
    git('status', '--porcelain', '--', '.'),
    git('config', 'user.email'),
  ]);
  const author = by || email || userInfo().username;
  return { by: toOneLine(author), ...(commit && { commit: changes ? `${commit}-changed` : commit }) };
}
