import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { publishEdited } from '../deployment/publish-edited.ts';
import type { Fault } from './faults.ts';
import type { Subject } from './subjects.ts';

/**
 * Releases a remote with a fault in one of its modules, for browsers and Node alike; a new version each time.
 *
 * @param canary the share of visitors that get it, in percent; missing for all
 * @returns the version of the release
 */
export async function publishFaulty(
  releasesDirectory: string,
  subject: Pick<Subject, 'remote' | 'expose'>,
  fault: Omit<Fault, 'verdict'>,
  canary?: number,
): Promise<string> {
  const { remote } = subject;
  const version = await publishEdited(releasesDirectory, remote, {
    contractVersion: fault.contractVersion,
    canary,
    edit: toFaulty(subject, fault),
  });
  if (fault.isStyleMissing) await removeStyles(join(releasesDirectory, remote, version, 'client'));
  return version;
}

/** Edits the files of a build so that one of its modules has the fault. */
export function toFaulty({ expose }: Pick<Subject, 'expose'>, fault: Omit<Fault, 'verdict'>) {
  const chunk = expose.replace('/', '-');
  return (path: string, text: string): string => {
    const name = path.slice('client/'.length);
    if (name.endsWith('.css')) return name.startsWith(`${chunk}.`) ? text + (fault.css ?? '') : text;
    if (name.startsWith('remoteEntry.')) return `${text}\n// ${fault.name}, ${crypto.randomUUID()}\n`;
    return name.startsWith(`${chunk}.`) ? breakModule(text, fault) : text;
  };
}

/** Where a module says what it exports, as the bundler writes it for browsers and for Node. */
const definition = /([\w$]+)\.d\(([\w$]+),\s*\{\s*(route|fragment): ?\(\) ?=> ?(?:\(\/\* binding \*\/ )?([\w$]+)\)?/;

function breakModule(text: string, { atLoad, change, exportAs }: Omit<Fault, 'verdict'>): string {
  if (!definition.test(text)) throw new Error('This build does not say what it exports as it is expected to.');
  return text.replace(definition, (_all, require, exports, name, value) => {
    const load = atLoad ? `void(()=>{${atLoad}})(),` : '';
    const changed = change ? `(${value}.faulty??={it:((it)=>{${change}return it})(${value})}).it` : value;
    return `${load}${require}.d(${exports},{${exportAs ?? name}:()=>${changed}`;
  });
}

async function removeStyles(folder: string): Promise<void> {
  const styles = (await readdir(folder)).filter((name) => name.includes('.css'));
  await Promise.all(styles.map((name) => rm(join(folder, name))));
}
