/** A version of a remote whose code is on a stack. */
export interface Culprit {
  remote: string;
  version: string;
}

/**
 * Whose code a stack goes through first: files of a release lie in `<mirror>/<remote>/<version>/server/`.
 *
 * @returns nothing where no remote is on it
 */
export function toCulprit(stack: string | undefined): Culprit | undefined {
  const [, remote, version] = /[\\/]([\w-]+)[\\/](\d+\.\d+\.\d+-[\da-z.]+)[\\/]server[\\/]/.exec(stack ?? '') ?? [];
  return remote && version ? { remote, version } : undefined;
}
