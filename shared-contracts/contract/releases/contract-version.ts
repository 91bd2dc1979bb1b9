import { major, minor, satisfies } from 'semver';

/**
 * Whether a remote that was built for one version of the contract runs in a shell with another: the same major, and no
 * minor that the shell does not have yet. Patches do not count.
 */
export function isContractCompatible(remoteHas: string, shellHas: string): boolean {
  return satisfies(shellHas, `^${major(remoteHas)}.${minor(remoteHas)}`);
}
