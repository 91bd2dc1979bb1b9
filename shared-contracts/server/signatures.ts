import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import * as v from 'valibot';

/** An Ed25519 signature in base64, and the digest of the key that made it. */
interface Signature {
  key: string;
  value: string;
}

const signature = v.object({ key: v.string(), value: v.string() });

/** `signature.json`: the latest signature of a release, and those that other keys made before. One trusted key is enough. */
export const releaseSignatures = v.object({
  ...signature.entries,
  others: v.optional(v.pipe(v.array(signature), v.maxLength(100)), []),
});

/** Signs a statement, on this machine or on another one. */
export type Sign = (statement: string) => Signature | Promise<Signature>;

/** Whether a trusted key signed this statement, and may speak for this remote; without one, any trusted key may. */
export type Trust = (statement: string, signature: Signature, remote?: string) => boolean;

/**
 * @param privateKey an Ed25519 key as PEM, e.g. of `openssl genpkey -algorithm ed25519`
 * @throws if it is anything else
 */
export function createSigner(privateKey: string): (statement: string) => Signature {
  const key = createPrivateKey(privateKey);
  assertEd25519(key);
  const name = digestOf(createPublicKey(key));
  return (statement) => ({ key: name, value: sign(null, Buffer.from(statement), key).toString('base64') });
}

/**
 * @param publicKey of a key that another machine keeps, as DER
 * @param signBytes signs at most 4096 bytes with it; a longer statement is signed by its digest
 * @throws if it is not an Ed25519 key
 */
export function createRemoteSigner(
  publicKey: Uint8Array,
  signBytes: (message: Uint8Array) => Promise<Uint8Array>,
): Sign {
  const key = createPublicKey({ key: Buffer.from(publicKey), format: 'der', type: 'spki' });
  assertEd25519(key);
  const name = digestOf(key);
  return async (statement) => {
    const message = Buffer.from(statement);
    const signed = message.length > longest ? Buffer.from(toShort(statement)) : message;
    return { key: name, value: Buffer.from(await signBytes(signed)).toString('base64') };
  };
}

/** What a signer on another machine takes, in bytes. */
const longest = 4_096;

/** Stands for a statement that is too long to send. */
function toShort(statement: string): string {
  return `digest ${createHash('sha512').update(statement).digest('base64')}`;
}

const trustedKeys = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    keys: v.pipe(
      v.array(
        v.object({
          /** Ed25519, as PEM. */
          publicKey: v.string(),
          /** What it may release; `*` for every remote. */
          remotes: v.array(v.string()),
        }),
      ),
      v.minLength(1, 'names no key'),
    ),
  }),
);

/**
 * @param text JSON: `{ "keys": [{ "publicKey": "-----BEGIN PUBLIC KEY-----…", "remotes": ["mfe-contact"] }] }`
 * @throws if it is anything else
 */
export function readTrustedKeys(text: string): Trust {
  const { keys } = v.parse(trustedKeys, text);
  const known = new Map<string, { key: KeyObject; remotes: string[] }>();
  for (const [index, { publicKey, remotes }] of keys.entries()) {
    const key = readPublicKey(publicKey, `keys[${index}]`);
    const name = digestOf(key);
    known.set(name, { key, remotes: [...(known.get(name)?.remotes ?? []), ...remotes] });
  }
  return (statement, signature, remote) => {
    const trusted = known.get(signature.key);
    if (!trusted || (remote !== undefined && !trusted.remotes.some((name) => name === '*' || name === remote)))
      return false;
    const value = Buffer.from(signature.value, 'base64');
    return [statement, toShort(statement)].some((text) => verify(null, Buffer.from(text), trusted.key, value));
  };
}

/** @throws an Error that says where the key is, and what is wrong with it */
function readPublicKey(pem: string, at: string): KeyObject {
  // Node makes a public key of a private one, and a team that sent its private key would never learn it.
  if (pem.includes('PRIVATE KEY'))
    throw new Error(
      `${at} is a private key. Its team makes another one, and sends only what this prints: openssl pkey -in team.pem -pubout`,
    );
  try {
    const key = createPublicKey(pem);
    assertEd25519(key);
    return key;
  } catch (error) {
    throw new Error(`${at} is not the public key of an Ed25519 key as PEM: ${(error as Error).message}`);
  }
}

function assertEd25519({ asymmetricKeyType }: KeyObject): void {
  if (asymmetricKeyType !== 'ed25519') throw new Error(`The key is of type ${asymmetricKeyType}, not Ed25519.`);
}

function digestOf(publicKey: KeyObject): string {
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64url');
}
