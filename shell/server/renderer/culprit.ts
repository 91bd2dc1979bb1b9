/** The version of a remote whose code caused a problem. */
export interface Culprit {
  remote: string;
  version: string;
}

/**
 * Finds the first remote on a stack. The files of a release are in `<mirror>/<remote>/<version>/server/`.
 *
 * @returns undefined if no remote is on the stack
 */
export function toCulprit(stack: string | undefined): Culprit | undefined {
  const [, remote, version] = /[\\/]([\w-]+)[\\/](\d+\.\d+\.\d+-[\da-z.]+)[\\/]server[\\/]/.exec(stack ?? '') ?? [];
  return remote && version ? { remote, version } : undefined;
}
