import { signatureFile, toReleaseStatement } from '@site/contract/releases/signature';
import { releaseSignatures, type Sign } from '@site/server/signatures';
import * as v from 'valibot';
import { openStore } from './store/open-store.ts';

/** How many keys may sign one release. */
const mostSignatures = 10;

/**
 * Adds a signature to a release's folder, unless it is there. Keeps those of other keys: only shells know which of them
 * they trust. Ed25519 signs the same text the same way each time.
 */
export async function signRelease(
  releases: string,
  named: Parameters<typeof toReleaseStatement>[0],
  sign: Sign,
): Promise<void> {
  const store = await openStore(releases);
  const path = `${named.remote}/${named.version}/${signatureFile}`;
  const signature = await sign(toReleaseStatement(named));
  const known = readSignatures(await store.read(path));
  if (known.some(({ key, value }) => key === signature.key && value === signature.value)) return;
  const others = known.filter(({ key }) => key !== signature.key).slice(0, mostSignatures - 1);
  const text = `${JSON.stringify({ ...signature, ...(others.length > 0 && { others }) })}\n`;
  await store.replace(path, text);
}

/** A damaged file has none. */
function readSignatures(text: Buffer | undefined) {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), releaseSignatures), text?.toString());
  if (!success) return [];
  const { others, ...latest } = output;
  return [latest, ...others];
}
