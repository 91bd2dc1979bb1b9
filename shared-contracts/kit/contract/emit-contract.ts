import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');

/** The public types of a contract. */
export interface Contract {
  version: string;
  /** The declaration file of each public module, by its name in package.json. */
  modules: Record<string, string>;
  /** The text of every declaration file, without comments. */
  files: Record<string, string>;
}

/** Reads the public types of the contract in a folder. @throws if it does not compile */
export async function emitContract(directory: string): Promise<Contract> {
  const { version, exports } = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8'));
  const sources = Object.entries<string>(exports).filter(([, file]) => /\.tsx?$/.test(file));
  const modules = sources.map(([name, file]) => [name, toDeclaration(file.slice('./'.length))]);
  const files = await inWorkFolder(async (folder) => {
    const source = join(folder, 'source');
    await cp(directory, source, { recursive: true, filter: (path) => !/node_modules|\.test\.tsx?$/.test(path) });
    const options = { noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments: true };
    const project = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { ...options, rootDir: source, outDir: join(folder, 'types') },
      include: [join(source, '**/*')],
      exclude: [],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project));
    await runCompiler(join(folder, 'tsconfig.json'));
    return readFiles(join(folder, 'types'));
  });
  return { version, modules: Object.fromEntries(modules), files };
}

/** Runs the TypeScript compiler. @throws an Error with what it printed */
export async function runCompiler(project: string): Promise<void> {
  await run(process.execPath, [
    join(root, 'node_modules/typescript/bin/tsc'),
    '-p',
    project,
    '--pretty',
    'false',
  ]).catch(({ stdout, message }: { stdout?: string; message: string }) => {
    throw new Error(stdout || message);
  });
}

/** Works in a folder inside the workspace, because packages are resolved from there. */
export async function inWorkFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  await mkdir(join(root, '.data'), { recursive: true });
  const folder = await mkdtemp(join(root, '.data/contract-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function toDeclaration(file: string): string {
  return file.replace(/\.tsx?$/, '.d.ts');
}

async function readFiles(folder: string): Promise<Contract['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(
    paths.map(async (path) => [relative(folder, path), await readFile(path, 'utf8')] as const),
  );
  return Object.fromEntries(files.sort(([one], [other]) => (one < other ? -1 : 1)));
}
