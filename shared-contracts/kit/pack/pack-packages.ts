import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const packages = ['contract', 'server', 'content', 'leads', 'ui', 'kit'];
const sources = resolve(import.meta.dirname, '../..');
const root = resolve(sources, '..');

/**
 * Packs what a remote in another repository needs. Node strips no types inside `node_modules`, so `tsc` makes JavaScript
 * and declarations of the sources first; styles, fonts and data are copied as they are.
 *
 * @param target the folder that gets one `site-<name>-<version>.tgz` for each package
 */
export async function packPackages(target: string): Promise<void> {
  const staging = await mkdtemp(join(tmpdir(), 'packages-'));
  try {
    await mkdir(target, { recursive: true });
    await compile(staging);
    for (const name of packages) {
      const folder = join(staging, name);
      await cp(join(sources, name), folder, { recursive: true, filter: (file) => isCopied(relative(sources, file)) });
      await writePackage(join(sources, name, 'package.json'), join(folder, 'package.json'));
      await run('npm', ['pack', '--silent', '--pack-destination', resolve(target)], { cwd: folder });
    }
  } finally {
    await rm(staging, { recursive: true });
  }
}

async function compile(staging: string): Promise<void> {
  const project = join(staging, 'tsconfig.json');
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      // The repository's own check covers types.
      noCheck: true,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: sources,
      outDir: staging,
      typeRoots: [join(root, 'node_modules/@types')],
    },
    include: packages.flatMap((name) => [join(sources, name, '**/*.ts'), join(sources, name, '**/*.tsx')]),
    exclude: [
      '**/node_modules',
      '**/*.test.ts',
      '**/*.test.tsx',
      'ui/fonts',
      'kit/pack',
      'kit/contract',
      'kit/create/template',
    ].map((pattern) => join(sources, pattern)),
  };
  await writeFile(project, JSON.stringify(config));
  await run(join(root, 'node_modules/.bin/tsc'), ['-p', project]);
}

/** The template is for copying, so its TypeScript stays as it is. */
function isCopied(path: string): boolean {
  const [, ...parts] = path.split(sep);
  if (
    parts.includes('node_modules') ||
    parts.includes('assets') ||
    parts.includes('pack') ||
    parts.includes('published.json')
  )
    return false;
  return path.startsWith(join('kit', 'create', 'template')) || !/(?<!\.d)\.tsx?$/.test(path);
}

/** The same package, with what was compiled in place of its source. */
async function writePackage(from: string, to: string): Promise<void> {
  const { private: _, scripts, devDependencies, ...manifest } = JSON.parse(await readFile(from, 'utf8'));
  const text = JSON.stringify(manifest, null, 2).replace(/("\.\/[^"]+?)(?<!\.d)\.tsx?"/g, '$1.js"');
  await writeFile(to, `${text}\n`);
}
