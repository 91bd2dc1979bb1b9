import { createHash } from 'node:crypto';

/** The digest of a file in the format of Subresource Integrity: `sha384-` and base64. */
export function toIntegrity(content: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
