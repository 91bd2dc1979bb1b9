import { major, minor, satisfies } from 'semver';

/** The versions of the shell's contract that a remote runs with: the same major, and no minor older than its own. */
export function toContractRange(remoteHas: string): string {
  return `^${major(remoteHas)}.${minor(remoteHas)}`;
}

/**
 * Whether a remote runs in a shell.
 *
 * @param range the remote's, as `toContractRange` writes it
 */
export function isContractCompatible(range: string, shellHas: string): boolean {
  return satisfies(shellHas, range);
}
