/** Outside this workspace, the kit is in `node_modules`. */
export const isInstalled = import.meta.dirname.includes('node_modules');

/**
 * The release command as a person runs it: for a remote of this workspace, or in the folder of one that has a repository
 * of its own, where npm knows no `-w`.
 *
 * @param words what follows `--`
 */
export function releaseCommand(remote: string, words = '', isOutside = isInstalled): string {
  const run = isOutside ? 'npm run release' : `npm run release -w ${remote}`;
  return words ? `${run} -- ${words}` : run;
}
