import * as v from 'valibot';
import { badRequest } from '../api/api-error.ts';

const syncToken = v.strictObject({
  /** The state of the space that the reader has, or is reading. */
  state: v.string(),
  /** The state from which the delta starts. Missing in the first sync. */
  since: v.optional(v.string()),
  /** The last item that was read, if there are more pages. */
  after: v.optional(v.string()),
  type: v.string(),
  contentType: v.optional(v.string()),
  limit: v.number(),
});

/** What a sync URL contains, so that the service need not remember its readers. */
export type SyncToken = v.InferOutput<typeof syncToken>;

export function writeSyncToken(token: SyncToken): string {
  return Buffer.from(JSON.stringify(token)).toString('base64url');
}

export function readSyncToken(text: string): SyncToken {
  try {
    return v.parse(syncToken, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw badRequest('The sync token is invalid. Start again with initial=true.');
  }
}
