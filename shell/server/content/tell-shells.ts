import type { SignedRequest } from '@site/content/server/content-webhook';
import { LRUCache } from 'lru-cache';
import { findShells } from '../find-shells.ts';

/** How long another shell may take, in milliseconds. */
const patience = 3_000;

/**
 * Passes Contentful's webhook on to the other shells. Contentful tells one of them, and each checks the signature for itself. A
 * shell passes a webhook on once, so that one goes around among more shells than a name has addresses for, and then ends.
 *
 * @param urls where the shells are: all addresses of a name are told, this shell's own too
 */
export function createTellShells(
  urls: readonly string[],
  report: (error: unknown) => void,
): (webhook: SignedRequest) => Promise<void> {
  const passedOn = new LRUCache<string, true>({ max: 100 });
  return async (webhook) => {
    const signature = webhook.headers.get('x-contentful-signature') ?? '';
    if (passedOn.has(signature)) return;
    passedOn.set(signature, true);
    const found = await Promise.allSettled(urls.map(findShells));
    const told = found.flatMap((one) => (one.status === 'fulfilled' ? one.value.map((url) => tell(url, webhook)) : []));
    for (const one of [...found, ...(await Promise.allSettled(told))]) {
      if (one.status === 'rejected') report(one.reason);
    }
  };
}

async function tell(shell: URL, { method, path, headers, body }: SignedRequest): Promise<void> {
  const url = new URL(path, shell);
  const signed = (headers.get('x-contentful-signed-headers') ?? '').split(',');
  const passed = ['x-contentful-signature', ...signed].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  // As bytes, because a text would be given a type.
  const init = { method, headers: passed, body: Buffer.from(body), signal: AbortSignal.timeout(patience) };
  const { ok, status } = await fetch(url, init);
  if (!ok) throw new Error(`The shell at ${shell.origin} answered Contentful's webhook with ${status}.`);
}
