import { readFile } from 'node:fs/promises';
import { createRemoteSigner, createSigner, type Sign } from '@site/server/signatures';
import type { readReleaseEnv } from './env.ts';

/**
 * The team's key, in a file or in AWS KMS. Loads the AWS SDK only for the latter.
 *
 * @returns undefined if no key is configured
 * @throws an Error that says how to make a key, if this one cannot be used
 */
export async function openKey({
  RELEASE_KEY_FILE: file,
  RELEASE_KEY_ID: id,
}: Pick<ReturnType<typeof readReleaseEnv>, 'RELEASE_KEY_FILE' | 'RELEASE_KEY_ID'>): Promise<Sign | undefined> {
  if (file) {
    return readKey(file).catch((error: Error) => {
      throw new Error(
        `RELEASE_KEY_FILE ${file} cannot be used: ${error.message.replace(/\.?$/, '.')} Make one with: openssl genpkey -algorithm ed25519 -out team.pem`,
      );
    });
  }
  if (!id) return undefined;
  return openKmsKey(id).catch((error: Error) => {
    throw new Error(
      `RELEASE_KEY_ID ${id} cannot be used: ${error.message.replace(/\.?$/, '.')} Make one with: aws kms create-key --key-spec ECC_NIST_EDWARDS25519 --key-usage SIGN_VERIFY`,
    );
  });
}

async function readKey(file: string): Promise<Sign> {
  return createSigner(await readFile(file, 'utf8'));
}

async function openKmsKey(KeyId: string): Promise<Sign> {
  const { GetPublicKeyCommand, KMSClient, SignCommand } = await import('@aws-sdk/client-kms');
  const client = new KMSClient();
  const { PublicKey = new Uint8Array() } = await client.send(new GetPublicKeyCommand({ KeyId }));
  return createRemoteSigner(PublicKey, async (Message) => {
    const command = new SignCommand({ KeyId, Message, MessageType: 'RAW', SigningAlgorithm: 'ED25519_SHA_512' });
    const { Signature } = await client.send(command);
    if (!Signature) throw new Error(`AWS KMS made no signature with ${KeyId}.`);
    return Signature;
  });
}
