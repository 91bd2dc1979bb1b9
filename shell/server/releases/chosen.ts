/** What became of a version that a tester chose in place of the live one. */
export type Chosen =
  /** `version` is the address of a dev server, if the tester chose one. */
  | { version: string; state: 'serving' }
  /** Refused, or not to be had from the release origin. */
  | { version: string; state: 'refused' | 'missing'; reason: string };
