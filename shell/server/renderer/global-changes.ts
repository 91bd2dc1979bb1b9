/** The globals and prototypes that a remote must not change, each with its name for messages. */
export function watchedObjects(): [name: string, object: object][] {
  const own = Reflect.ownKeys(globalThis).filter((key): key is string => typeof key === 'string');
  const list: [string, object][] = [['globalThis', globalThis]];
  for (const name of own) {
    const value = readQuietly(globalThis, name);
    if (typeof value !== 'function' && (typeof value !== 'object' || value === null)) continue;
    if (isFederation(name) || value === globalThis || value === process) continue;
    list.push([name, value]);
    const prototype = typeof value === 'function' ? readQuietly(value, 'prototype') : undefined;
    if (typeof prototype === 'object' && prototype !== null) list.push([`${name}.prototype`, prototype]);
  }
  return list;
}

/** The properties of the globals and their prototypes. */
export type Snapshot = Map<string, { object: object; properties: Map<PropertyKey, unknown> }>;

export function takeSnapshot(): Snapshot {
  return new Map(watchedObjects().map(([name, object]) => [name, { object, properties: propertiesOf(object) }]));
}

/** One message for each property of a global or prototype that was added, changed or removed since the snapshot. */
export function describeChanges(before: Snapshot): string[] {
  const changes: string[] = [];
  for (const [name, { object, properties }] of before) {
    const now = propertiesOf(object);
    for (const key of new Set([...properties.keys(), ...now.keys()])) {
      if (Object.is(properties.get(key), now.get(key)) && properties.has(key) === now.has(key)) continue;
      if (name === 'globalThis' && isFederation(String(key))) continue;
      changes.push(
        `It changes ${name}.${String(key)}, which all remotes share. Use a variable of its own module instead.`,
      );
    }
  }
  return changes;
}

/** Globals of the federation runtime and the bundler, to which every remote adds its own modules. */
export function isFederation(name: string): boolean {
  return /^(__FEDERATION__|__VMOK|__webpack|webpackChunk|__rspack|rspackChunk|chunk_mfe|__GLOBAL_LOADING)/.test(name);
}

/** An accessor counts by its function, so that comparing runs no getter. */
function propertiesOf(object: object): Map<PropertyKey, unknown> {
  const properties = new Map<PropertyKey, unknown>();
  for (const key of Reflect.ownKeys(object)) {
    const descriptor = Reflect.getOwnPropertyDescriptor(object, key);
    if (descriptor) properties.set(key, 'value' in descriptor ? descriptor.value : descriptor.get);
  }
  return properties;
}

function readQuietly(object: object, key: string): unknown {
  const descriptor = Reflect.getOwnPropertyDescriptor(object, key);
  return descriptor && 'value' in descriptor ? descriptor.value : undefined;
}
