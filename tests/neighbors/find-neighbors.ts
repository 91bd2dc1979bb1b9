import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from 'deploy/local/workspace.ts';

const contractFile = 'shared-contracts/contract/package.json';
const publishedFile = 'shared-contracts/contract/published.json';

/** A commit whose shell and remotes may run beside those of this working tree. */
export interface Neighbor {
  commit: string;
  /** The version of its contract. */
  contract: string;
}

/**
 * The neighbors of this working tree in the history: the last commit with an earlier minor version of the contract, and the
 * commit that published the present one.
 *
 * @param present the version of the contract in this working tree
 * @throws an Error that says what to do if the history does not reach back that far
 */
export async function findNeighbors(present: string): Promise<Neighbor[]> {
  const isShallow = await git('rev-parse', '--is-shallow-repository').catch(() => 'true');
  if (isShallow === 'true')
    throw new Error(
      'There is no history here to build the neighbors from. In a shallow clone, run: git fetch --unshallow',
    );
  const before = await findLastBefore(present);
  const publishing = await findPublishing(present);
  return [before, ...(publishing ? [publishing] : [])];
}

async function findLastBefore(present: string): Promise<Neighbor> {
  let next = 'HEAD';
  for (const commit of await listChanges(contractFile)) {
    const { version: contract } = await readAt(commit, contractFile);
    if (toMinor(contract) !== toMinor(present)) {
      if (contract.split('.')[0] !== present.split('.')[0]) break;
      return { commit: await git('rev-parse', `${next}^`), contract };
    }
    next = commit;
  }
  throw new Error(`This history has no earlier minor version of the contract ${present} with the same major version.`);
}

async function findPublishing(present: string): Promise<Neighbor | undefined> {
  let publishing: Neighbor | undefined;
  for (const commit of await listChanges(publishedFile)) {
    const { version: contract } = await readAt(commit, publishedFile);
    if (toMinor(contract) !== toMinor(present)) break;
    publishing = { commit, contract };
  }
  return publishing;
}

function toMinor(version: string): string {
  return version.split('.', 2).join('.');
}

/** The commits that changed a file, the latest first. */
async function listChanges(file: string): Promise<string[]> {
  return (await git('log', '--first-parent', '--format=%H', '--', file)).split('\n').filter(Boolean);
}

async function readAt(commit: string, file: string): Promise<{ version: string }> {
  return JSON.parse(await git('show', `${commit}:${file}`));
}

async function git(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', args, { cwd: root, maxBuffer: 10_000_000 });
  return stdout.trim();
}
