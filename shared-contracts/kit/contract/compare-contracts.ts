import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Contract, inWorkFolder, runCompiler } from './emit-contract.ts';
import { type ExportedName, readExports } from './read-exports.ts';

/** How much the version has to grow at least, and why. */
export interface ContractChange {
  level: 'none' | 'minor' | 'major';
  reasons: string[];
}

/** Modules with what remotes hand to the shell. */
const handedOver = /^\.\/(remote-module|remotes|releases)\//;
/** In these modules, but a list of what pages may ask for. */
const asked = new Set(['FragmentProps']);

/**
 * Compares the public types of two contracts: those of what remotes get have to be assignable to the old ones, and the old
 * ones of what remotes hand over to the new ones.
 */
export async function compareContracts(published: Contract, next: Contract): Promise<ContractChange> {
  const changed = Object.keys({ ...published.files, ...next.files }).filter(
    (file) => published.files[file] !== next.files[file],
  );
  const hasOtherModules = !isDeepStrictEqual(published.modules, next.modules);
  if (changed.length === 0 && !hasOtherModules) return { level: 'none', reasons: [] };
  const reasons: string[] = [];
  const checks: Check[] = [];
  for (const [module, file] of Object.entries(published.modules)) {
    const nextFile = next.modules[module];
    if (!nextFile) {
      reasons.push(`${module} is gone.`);
      continue;
    }
    const names = readExports(next.files[nextFile] ?? '');
    for (const exported of readExports(published.files[file] ?? '')) {
      const known = names.find(({ name }) => name === exported.name);
      if (!known) reasons.push(`${module} exports no ${exported.name} any more.`);
      else if (known.parameters !== exported.parameters)
        reasons.push(`${exported.name} of ${module} takes another number of type parameters.`);
      else if (!known.signature || known.signature !== exported.signature)
        checks.push({ module, file, nextFile, exported });
    }
  }
  reasons.push(...(await findIncompatible(published, next, checks)));
  if (reasons.length > 0) return { level: 'major', reasons };
  return {
    level: 'minor',
    reasons: [...changed, ...(hasOtherModules ? ['package.json'] : [])].map((file) => `${file} has changed.`),
  };
}

interface Check {
  module: string;
  file: string;
  nextFile: string;
  exported: ExportedName;
}

/** Has the compiler assign each type to its counterpart, one in each line. */
async function findIncompatible(published: Contract, next: Contract, checks: readonly Check[]): Promise<string[]> {
  const printed = await inWorkFolder(async (folder) => {
    await writeTree(join(folder, 'old'), published.files);
    await writeTree(join(folder, 'new'), next.files);
    await writeFile(join(folder, 'check.ts'), checks.map(toLine).join('\n'));
    const config = { extends: '../../tsconfig.json', include: ['check.ts'], exclude: [] };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
    return runCompiler(join(folder, 'tsconfig.json')).then(
      () => '',
      (error: Error) => error.message,
    );
  });
  const found = [...printed.matchAll(/check\.ts\((\d+),\d+\): error \w+: (.*)/g)];
  if (printed && found.length === 0) throw new Error(`The contracts could not be compared: ${printed}`);
  const lines = new Map(found.map(([, line, message]) => [Number(line), message]));
  return [...lines].flatMap(([line, message]) => {
    const check = checks[line - 1];
    return check ? [`${check.exported.name} of ${check.module} breaks its users: ${message}`] : [];
  });
}

function toLine({ module, file, nextFile, exported }: Check, index: number): string {
  const { name, isType, parameters } = exported;
  const [before, after] = [file, nextFile].map((path) => path.replace(/\.d\.ts$/, '.ts'));
  const ofAnything = parameters > 0 ? `<${Array(parameters).fill('any').join(', ')}>` : '';
  const old = `${isType ? '' : 'typeof '}import('./old/${before}').${name}${ofAnything}`;
  const now = `${isType ? '' : 'typeof '}import('./new/${after}').${name}${ofAnything}`;
  const [from, to] = isType && handedOver.test(module) && !asked.has(name) ? [old, now] : [now, old];
  return `export const check${index}: ${to} = null! as ${from};`;
}

async function writeTree(folder: string, files: Contract['files']): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
