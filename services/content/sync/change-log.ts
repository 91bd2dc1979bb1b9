import { createHash } from 'node:crypto';
import type { Resource } from '../delivery/resource.ts';
import type { View } from '../delivery/view.ts';

/** A deleted resource, as the sync API reports it. */
export interface Deletion {
  type: 'DeletedEntry' | 'DeletedAsset';
  id: string;
  contentType: string;
  revision: number;
  deletedAt: string;
}

/** A view's history, for the deltas of the sync API. Keys are `Entry:<id>` and `Asset:<id>`. */
export interface ChangeLog {
  /** Identifies the view's state. The same content has the same state, even after a restart. */
  state: string;
  /** Returns what has changed since a state, or `undefined` if that state is unknown. */
  since(state: string): Map<string, 'changed' | Deletion> | undefined;
}

interface Entry extends ChangeLog {
  /** A digest of each resource. */
  digests: Map<string, { digest: string; resource: Resource }>;
  steps: { from: string; changes: Map<string, 'changed' | Deletion> }[];
}

/** Compares a view with the previous one. Deleted resources are reported as deleted at `now`. */
export function nextChangeLog(view: View, before: ChangeLog | undefined, now: string): ChangeLog {
  const digests = digestAll(view);
  const state = hash([...digests].map(([key, { digest }]) => `${key} ${digest}`).join('\n'));
  const previous = before as Entry | undefined;
  if (previous?.state === state) return previous;
  const steps = previous
    ? [...previous.steps, { from: previous.state, changes: compare(previous.digests, digests, now) }]
    : [];
  const log: Entry = {
    state,
    digests,
    steps,
    since: (from) => {
      const changes = new Map<string, 'changed' | Deletion>();
      if (from === state) return changes;
      const first = steps.findIndex((step) => step.from === from);
      if (first < 0) return undefined;
      for (const step of steps.slice(first)) for (const [key, change] of step.changes) changes.set(key, change);
      return changes;
    },
  };
  return log;
}

function digestAll(view: View): Entry['digests'] {
  const resources = [...view.entries.values(), ...view.assets.values()];
  return new Map(
    resources
      .map((resource) => ({ key: `${resource.kind}:${resource.id}`, resource }))
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ key, resource }) => {
        const { sys, metadata, fields } = resource;
        return [key, { digest: hash(JSON.stringify([sys, metadata, fields])), resource }];
      }),
  );
}

function compare(before: Entry['digests'], after: Entry['digests'], now: string): Map<string, 'changed' | Deletion> {
  const changes = new Map<string, 'changed' | Deletion>();
  for (const [key, { digest }] of after) if (before.get(key)?.digest !== digest) changes.set(key, 'changed');
  for (const [key, { resource }] of before) {
    if (after.has(key)) continue;
    changes.set(key, {
      type: `Deleted${resource.kind}`,
      id: resource.id,
      contentType: resource.contentType,
      revision: Number(resource.sys.revision),
      deletedAt: now,
    });
  }
  return changes;
}

function hash(text: string): string {
  return createHash('sha1').update(text).digest('base64url').slice(0, 16);
}
