import type { SpaceExport } from './space-export.ts';

/**
 * Whether something was changed after it was published. An export holds only the changed text, which is not for visitors, and
 * not the one that is published.
 */
export function hasUnpublishedChanges({ sys }: { sys: SpaceExport['assets'][number]['sys'] }): boolean {
  const { version, publishedVersion } = sys;
  return typeof version === 'number' && typeof publishedVersion === 'number' && version > publishedVersion + 1;
}

/**
 * What the maintainer should know about an export, in one line; nothing if there is nothing to say.
 *
 * @param served what the Delivery API has of it
 */
export function describeUnpublishedChanges(
  { entries, assets }: SpaceExport,
  served: Record<'entries' | 'assets', ReadonlyMap<string, unknown>>,
): string | undefined {
  const changed = [
    ...entries.filter((entry) => hasUnpublishedChanges(entry) && !served.entries.has(entry.sys.id)),
    ...assets.filter((asset) => hasUnpublishedChanges(asset) && !served.assets.has(asset.sys.id)),
  ].map(({ sys }) => sys.id);
  if (changed.length === 0) return undefined;
  const named = changed.slice(0, 5).join(', ') + (changed.length > 5 ? ', …' : '');
  return `content: ${changed.length} entries and assets have changes that are not published (${named}). The export lacks what is published of them, so delivery leaves them out. Publish or discard the changes, and export again.`;
}
