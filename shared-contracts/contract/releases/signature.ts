import * as v from 'valibot';

/** The file beside `release.json` that says who released it. */
export const signatureFile = 'signature.json';

/** A signature and the key that made it: of the registry, or of a release in its `signature.json`. */
export const signatureSchema = v.object({
  /** Digest of the public key. */
  key: v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'is not the digest of a key')),
  /** Ed25519. */
  value: v.pipe(v.string(), v.base64(), v.length(88)),
});

/** What a team signs when it releases: `integrity` is the digest of `release.json`, which lists all other digests. */
export function toReleaseStatement(named: { remote: string; version: string; integrity: string }): string {
  return `release ${named.remote} ${named.version} ${named.integrity}`;
}

/** What is signed with each change of the registry: the whole document but its signature, in one order of names. */
export function toRegistryStatement(document: object): string {
  const { signature, ...signed } = document as { signature?: unknown };
  return `registry ${JSON.stringify(signed, (_, value) => (isObject(value) ? sortNames(value) : value))}`;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sortNames(value: object): object {
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
