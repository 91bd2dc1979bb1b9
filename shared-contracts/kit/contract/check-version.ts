import { compareContracts } from './compare-contracts.ts';
import type { Contract } from './emit-contract.ts';

/**
 * Whether a contract's version says what has changed since the last one that was published.
 *
 * @returns what is wrong and which version it should have; undefined if nothing is
 */
export async function checkVersion(published: Contract, next: Contract): Promise<string | undefined> {
  const { level, reasons } = await compareContracts(published, next);
  const [major = 0, minor = 0] = published.version.split('.').map(Number);
  const [nextMajor = 0, nextMinor = 0] = next.version.split('.').map(Number);
  const raised = { major: nextMajor > major, minor: nextMajor > major || nextMinor > minor };
  const demanded = level === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
  if (level !== 'none' && !raised[level])
    return `The contract has changed since ${published.version}, so its version has to be ${demanded} or later, and is ${next.version}:\n${reasons.join('\n')}`;
  if (level === 'none' && raised.minor)
    return `The contract has not changed since ${published.version}, so its version stays, and is ${next.version}.`;
  return undefined;
}
