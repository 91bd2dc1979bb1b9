import { createReleaseChoice } from './choose-release.ts';
import { type Composition, compositionElementId } from './composition.ts';

/** The version of each remote that this browser runs, for reports: `{ 'mfe-contact': '1.0.0-3f2a9c1b0d' }`. Browser only. */
export function describeComposition(): Record<string, string> {
  const { remotes }: Composition = JSON.parse(
    document.getElementById(compositionElementId)?.textContent ?? '{"remotes":{}}',
  );
  const choose = createReleaseChoice(remotes);
  return Object.fromEntries(Object.keys(remotes).map((remote) => [remote, choose(remote)?.version ?? 'none']));
}
