import { isFederation, watchedObjects } from './global-changes.ts';

/**
 * Remembers the globals and prototypes that all remotes of a thread share. Comparing takes a fraction of a millisecond, so
 * that it can be done after each page. What is new on `globalThis` itself harms no other remote, and Node itself sets some of it late.
 *
 * @returns describes the first change since then, if there is one
 */
export function watchGlobals(): () => string | undefined {
  const { is } = Object;
  const { ownKeys } = Reflect;
  const values: { name: string; object: Record<PropertyKey, unknown>; key: PropertyKey; value: unknown }[] = [];
  const counts: { name: string; object: object; count: number }[] = [];
  for (const [name, object] of watchedObjects()) {
    const keys = ownKeys(object);
    if (name.endsWith('.prototype')) counts.push({ name, object, count: keys.length });
    for (const key of keys) {
      const descriptor = Reflect.getOwnPropertyDescriptor(object, key);
      if (!descriptor || !('value' in descriptor) || isFederation(String(key))) continue;
      values.push({ name, object: object as Record<PropertyKey, unknown>, key, value: descriptor.value });
    }
  }
  // Plain loops: whatever else they would use may be what was broken.
  return () => {
    for (let at = 0; at < values.length; at += 1) {
      const { name, object, key, value } = values[at] as (typeof values)[number];
      if (!is(object[key], value)) return `It changed ${name}.${String(key)}, which all remotes share.`;
    }
    for (let at = 0; at < counts.length; at += 1) {
      const { name, object, count } = counts[at] as (typeof counts)[number];
      if (ownKeys(object).length !== count) return `It added to ${name}, or took from it, which all remotes share.`;
    }
    return undefined;
  };
}
