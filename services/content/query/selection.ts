import { badRequest, invalidQuery, unknownPath } from '../api/api-error.ts';

/** What `select` keeps of each item. Included resources are always complete. */
export interface Selection {
  sys: boolean;
  metadata: boolean;
  fields: boolean;
  hasField(id: string): boolean;
  pickSys(sys: Record<string, unknown>): Record<string, unknown>;
}

/** Reads `select`: at most 100 properties, two levels deep. `isField` tells which fields the queried type has. */
export function toSelection(text: string, isField: ((id: string) => boolean) | undefined): Selection {
  const paths = text.split(',').map((path) => path.trim());
  if (paths.length > 100) throw badRequest('The select operator takes at most 100 properties.');
  const sysKeys = new Set<string>();
  const fieldIds = new Set<string>();
  for (const path of paths) {
    const [root, key, ...deeper] = path.split('.');
    if (deeper.length > 0) {
      throw invalidQuery({ name: 'select', path: path.split('.'), details: 'Select reaches at most two levels deep.' });
    }
    if (root === 'sys' && key) sysKeys.add(key);
    else if (root === 'fields' && key) {
      if (!isField?.(key)) throw unknownPath(path);
      fieldIds.add(key);
    } else if (!['sys', 'fields', 'metadata'].includes(root ?? '')) throw unknownPath(path);
  }
  const whole = new Set(paths);
  return {
    sys: whole.has('sys') || sysKeys.size > 0,
    metadata: paths.some((path) => path.startsWith('metadata')),
    fields: whole.has('fields') || fieldIds.size > 0,
    hasField: (id) => whole.has('fields') || fieldIds.has(id),
    pickSys: (sys) =>
      whole.has('sys') ? sys : Object.fromEntries(Object.entries(sys).filter(([key]) => sysKeys.has(key))),
  };
}
