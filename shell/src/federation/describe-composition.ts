import { type Composition, compositionElementId } from './composition.ts';

/** The version of each remote, for reports: `{ 'mfe-contact': '1.0.0-3f2a9c1b0d' }`. Browser only. */
export function describeComposition(): Record<string, string> {
  const { remotes }: Composition = JSON.parse(
    document.getElementById(compositionElementId)?.textContent ?? '{"remotes":{}}',
  );
  return Object.fromEntries(
    Object.entries(remotes).map(([remote, { release }]) => [remote, release?.version ?? 'none']),
  );
}
