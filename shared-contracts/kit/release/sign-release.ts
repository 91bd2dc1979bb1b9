import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signatureFile, toReleaseStatement } from '@site/contract/releases/signature';
import type { Sign } from '@site/server/signatures';

/** Writes the signature of a release into its folder, unless it is there. Ed25519 signs the same text the same way each time. */
export async function signRelease(
  folder: string,
  named: Parameters<typeof toReleaseStatement>[0],
  sign: Sign,
): Promise<void> {
  const path = join(folder, signatureFile);
  const text = `${JSON.stringify(sign(toReleaseStatement(named)))}\n`;
  const known = await readFile(path, 'utf8').catch(() => undefined);
  if (known === text) return;
  const draft = `${path}.${process.pid}.draft`;
  await writeFile(draft, text);
  await rename(draft, path);
}
