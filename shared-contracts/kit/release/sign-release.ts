import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signatureFile, toReleaseStatement } from '@site/contract/releases/signature';
import type { Sign } from '@site/server/signatures';
import { writeWhole } from '@site/server/write-whole';

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
  await writeWhole(path, text);
}
