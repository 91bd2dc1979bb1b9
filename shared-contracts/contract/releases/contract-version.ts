/**
 * Whether a remote built for one version of shared-contracts fits a shell with another: the same major, and nothing
 * newer than what the shell has.
 */
export function isContractCompatible(remoteHas: string, shellHas: string): boolean {
  const [remoteMajor, remoteMinor] = toNumbers(remoteHas);
  const [shellMajor, shellMinor] = toNumbers(shellHas);
  return remoteMajor === shellMajor && (remoteMinor ?? 0) <= (shellMinor ?? 0);
}

function toNumbers(version: string): number[] {
  return version.split('.').map(Number);
}
