import { badRequest, invalidQuery, unknownPath } from '../api/api-error.ts';
import { toLink } from '../delivery/link.ts';
import { toPayload } from '../delivery/to-payload.ts';
import type { View } from '../delivery/view.ts';
import { toCount } from '../query/page.ts';
import type { ChangeLog, Deletion } from './change-log.ts';
import { readSyncToken, type SyncToken, writeSyncToken } from './sync-token.ts';

const types = ['all', 'Entry', 'Asset', 'Deletion', 'DeletedEntry', 'DeletedAsset'];

/**
 * Returns one page of the sync API, either of everything (`initial=true`) or of what has changed since a token. Items come
 * in all locales.
 *
 * @param url the sync endpoint, for the link to the next page or the next sync
 * @throws ApiError for an invalid query, or for a token of a state that this process has not seen
 */
export function toSyncPage(
  parameters: ReadonlyMap<string, string>,
  view: View,
  log: ChangeLog,
  { host, url }: { host: string; url: string },
) {
  const token = toToken(parameters, view, log);
  const changes = token.since === undefined ? undefined : log.since(token.since);
  if (token.since !== undefined && !changes) {
    throw badRequest('The sync token is of a state that is no longer known. Start again with initial=true.');
  }
  const keys = [...(changes?.keys() ?? allKeys(view))].filter((key) => isWanted(key, token, view, changes)).sort();
  const rest = token.after === undefined ? keys : keys.filter((key) => key > (token.after ?? ''));
  const page = rest.slice(0, token.limit);
  const isLast = page.length === rest.length;
  const { after: _, since, ...kept } = token;
  const next = isLast ? { ...kept, since: token.state } : { ...token, after: page.at(-1) };
  const presentation = { locale: '*', locales: view.locales, host };
  return {
    sys: { type: 'Array' },
    items: page.map((key) => {
      const change = changes?.get(key);
      if (typeof change === 'object') return toDeletion(change, view);
      const resource = find(key, view);
      return resource && toPayload(resource, presentation);
    }),
    [isLast ? 'nextSyncUrl' : 'nextPageUrl']: `${url}?sync_token=${writeSyncToken(next as SyncToken)}`,
  };
}

function toToken(parameters: ReadonlyMap<string, string>, view: View, log: ChangeLog): SyncToken {
  for (const name of parameters.keys()) {
    if (!['initial', 'type', 'content_type', 'limit', 'sync_token'].includes(name)) throw unknownPath(name);
  }
  const text = parameters.get('sync_token');
  if (text !== undefined) {
    const token = readSyncToken(text);
    // A new delta ends at the current state. Later pages of a delta keep the state with which it began.
    return token.after === undefined ? { ...token, state: log.state } : token;
  }
  if (parameters.get('initial') !== 'true') {
    throw badRequest('Either initial=true or a sync_token is needed to sync.');
  }
  const contentType = parameters.get('content_type');
  const type = parameters.get('type') ?? 'all';
  if (!types.includes(type)) throw badRequest(`Unknown sync type: ${type}`);
  if (contentType !== undefined && type !== 'Entry') {
    throw badRequest('The content_type of a sync needs type=Entry.');
  }
  if (contentType !== undefined && !view.contentTypes.has(contentType)) {
    throw invalidQuery({ name: 'unknownContentType', value: 'DOESNOTEXIST' });
  }
  const limit = Math.max(1, toCount(parameters, 'limit', 1000, 1000));
  return { state: log.state, type, limit, ...(contentType === undefined ? {} : { contentType }) };
}

function isWanted(
  key: string,
  { type, contentType }: SyncToken,
  view: View,
  changes: Map<string, 'changed' | Deletion> | undefined,
): boolean {
  const change = changes?.get(key);
  if (typeof change === 'object') {
    const isKind = ['all', 'Deletion', change.type, change.type.replace('Deleted', '')].includes(type);
    return isKind && (contentType === undefined || contentType === change.contentType);
  }
  const resource = find(key, view);
  if (!resource || (type !== 'all' && type !== resource.kind)) return false;
  return contentType === undefined || contentType === resource.contentType;
}

function allKeys(view: View): string[] {
  return [
    ...[...view.entries.keys()].map((id) => `Entry:${id}`),
    ...[...view.assets.keys()].map((id) => `Asset:${id}`),
  ];
}

function find(key: string, view: View) {
  const [kind, id = ''] = key.split(':');
  return (kind === 'Entry' ? view.entries : view.assets).get(id);
}

function toDeletion({ type, id, revision, deletedAt }: Deletion, { place }: View) {
  return {
    sys: {
      type,
      id,
      space: toLink('Space', place.space),
      environment: toLink('Environment', place.environment),
      revision,
      createdAt: deletedAt,
      updatedAt: deletedAt,
      deletedAt,
    },
  };
}
