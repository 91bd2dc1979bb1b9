import { signatureFile, toReleaseStatement } from '@site/contract/releases/signature';
import type { Sign } from '@site/server/signatures';
import { openStore } from './store/open-store.ts';

/** Writes the signature of a release into its folder, unless it is there. Ed25519 signs the same text the same way each time. */
export async function signRelease(
  releases: string,
  named: Parameters<typeof toReleaseStatement>[0],
  sign: Sign,
): Promise<void> {
  const store = await openStore(releases);
  const path = `${named.remote}/${named.version}/${signatureFile}`;
  const text = `${JSON.stringify(await sign(toReleaseStatement(named)))}\n`;
  if ((await store.read(path))?.toString('utf8') !== text) await store.replace(path, text);
}
