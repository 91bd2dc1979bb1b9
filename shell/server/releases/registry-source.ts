import { parseRegistry, type ReadRegistry } from '@site/contract/releases/registry';

/** How long the registry may take, in milliseconds. */
const patience = 3_000;

/**
 * Asks for the registry, with the ETag of the last answer.
 *
 * @returns a function that answers with the registry where it changed, and with nothing where it did not; it rejects
 * where there is no registry to be had
 */
export function createRegistrySource(registryUrl: string) {
  let etag: string | undefined;
  return async (): Promise<ReadRegistry | undefined> => {
    const response = await fetch(registryUrl, {
      headers: etag ? { 'If-None-Match': etag } : {},
      signal: AbortSignal.timeout(patience),
    });
    if (response.status === 304) return undefined;
    if (!response.ok) throw new Error(`${registryUrl} answered ${response.status}`);
    const registry = parseRegistry(await response.json());
    etag = response.headers.get('etag') ?? undefined;
    return registry;
  };
}
