/** What code of a remote must leave as it found it, by the name that a message gives it. */
function watched(): [name: string, object: object][] {
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

/** Everything that hangs on the globals and their prototypes, by identity. */
export type Snapshot = Map<string, { object: object; properties: Map<PropertyKey, unknown> }>;

export function takeSnapshot(): Snapshot {
  return new Map(watched().map(([name, object]) => [name, { object, properties: propertiesOf(object) }]));
}

/** One sentence for each global or prototype that was written to since, e.g. `it writes to Object.prototype.x`. */
export function describeChanges(before: Snapshot): string[] {
  const changes: string[] = [];
  for (const [name, { object, properties }] of before) {
    const now = propertiesOf(object);
    for (const key of new Set([...properties.keys(), ...now.keys()])) {
      if (Object.is(properties.get(key), now.get(key)) && properties.has(key) === now.has(key)) continue;
      if (name === 'globalThis' && isFederation(String(key))) continue;
      changes.push(`it writes to ${name}.${String(key)}`);
    }
  }
  return changes;
}

/** The federation runtime and the bundler's own registries of chunks. */
function isFederation(name: string): boolean {
  return /^(__FEDERATION__|__VMOK|__webpack|webpackChunk|__rspack|rspackChunk|chunk_mfe|__GLOBAL_LOADING)/.test(name);
}

/** Values of data properties and functions of accessors: comparing them runs nothing. */
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
