/** The properties of the globals and their prototypes, each object with its name for messages. */
export type Globals = Map<object, { name: string; properties: Map<PropertyKey, unknown> }>;

/** Runs in a browser: remembers what remotes must not change. */
export function readGlobals(): Globals {
  const state: Globals = new Map();
  const remember = (name: string, object: object) => {
    const properties = new Map<PropertyKey, unknown>();
    for (const key of Reflect.ownKeys(object)) {
      const descriptor = Reflect.getOwnPropertyDescriptor(object, key);
      properties.set(key, descriptor && 'value' in descriptor ? descriptor.value : descriptor?.get);
    }
    state.set(object, { name, properties });
  };
  remember('window', window);
  for (const key of Object.getOwnPropertyNames(window)) {
    const descriptor = Reflect.getOwnPropertyDescriptor(window, key);
    const value: unknown = descriptor && 'value' in descriptor ? descriptor.value : undefined;
    if (typeof value === 'function') {
      remember(key, value);
      if (typeof value.prototype === 'object' && value.prototype !== null)
        remember(`${key}.prototype`, value.prototype);
    } else if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
      // Namespaces such as Math, JSON and Intl.
      remember(key, value);
    }
  }
  return state;
}

/** Runs in a browser. @returns one message for each property that was added, changed or removed since */
export function findGlobalChanges(before: Globals): string[] {
  // Where every remote and the bundler's runtime add their own modules.
  const isFederation = (name: string) =>
    /^(__FEDERATION__|__VMOK|__webpack|webpackChunk|__rspack|rspackChunk|chunk_|mfe_)/.test(name);
  const changes: string[] = [];
  for (const [object, { name, properties }] of before) {
    if (isFederation(name)) continue;
    const now = new Set([...properties.keys(), ...Reflect.ownKeys(object)]);
    for (const key of now) {
      const descriptor = Reflect.getOwnPropertyDescriptor(object, key);
      const value = descriptor && 'value' in descriptor ? descriptor.value : descriptor?.get;
      const isSame = properties.has(key) === Boolean(descriptor) && Object.is(properties.get(key), value);
      if (isSame || (name === 'window' && isFederation(String(key)))) continue;
      changes.push(`it changes ${name}.${String(key)}`);
    }
  }
  return changes;
}
