export { digestBuild } from './build-digest.ts';
export { type Charge, createCharges } from './charges.ts';
export { describeServed } from './describe-served.ts';
export type { Releases } from './follow-releases.ts';
export { followReleases } from './follow-releases.ts';
export { readMemory } from './release-memory.ts';
export { changedRemotes, isDevServer, type ReleaseSet, type Serving } from './release-set.ts';
export { RendererNotStarted } from './renderer-not-started.ts';
export { tryRelease } from './trial.ts';
