import type { IConstruct } from 'constructs';

/** Some classes of the library do not fit their own interfaces under `exactOptionalPropertyTypes`. */
export function asInterface<Interface extends IConstruct>(construct: IConstruct): Interface {
  return construct as Interface;
}
