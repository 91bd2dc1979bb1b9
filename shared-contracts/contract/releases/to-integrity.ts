import { createHash } from 'node:crypto';

/** Digest of a file in the form of Subresource Integrity: `sha384-…` in base64. */
export function toIntegrity(content: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
