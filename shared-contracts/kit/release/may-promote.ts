import { candidateOf, type RegistryEntry } from '@site/contract/releases/registry';
import { readComposition } from '@site/server/read-composition';
import { releaseCommand } from './release-command.ts';

/**
 * Keeps a canary that a shell refuses from being given to more visitors: they would go on getting the stable version, while
 * the registry names one that nobody serves.
 *
 * @param shells origins of the shells; one that does not answer refuses nothing
 * @throws an Error with the shell's reason
 */
export async function assertMayPromote(
  remote: string,
  entry: RegistryEntry | undefined,
  shells: readonly string[],
): Promise<void> {
  const candidate = candidateOf(entry)?.version;
  for (const shell of shells) {
    const refused = (await readComposition(shell))?.remotes[remote]?.canary?.refused;
    if (!refused || refused.version !== candidate) continue;
    const reason = refused.reason.replace(/\.$/, '');
    throw new Error(
      `The shell at ${shell} refuses ${remote}@${candidate}, so nothing was changed: ${reason}. Mend it and release it again, or end the canary: ${releaseCommand(remote, 'withdraw')}`,
    );
  }
}
