import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readRemotes } from 'deploy/local/workspace.ts';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const everything = globSync('**/*', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist|\.data|\.git|test-results|playwright-report)$/.test(path),
});
const documents = everything.filter((path) => path.endsWith('.md'));
const fragments = (await readRemotes()).flatMap((remote): string[] => Object.values(remote.fragments));
/** What exists only after a build or while the site runs, and names of exposed modules. */
const made = /^(\.data|dist|[A-Z_]+|pages|fragments)\/|^(release|registry|remote|served|signature)\.json$/;

it('finds the documents', () => {
  expect(documents).toContain('README.md');
  expect(documents).toContain('shell/README.md');
  expect(documents.length).toBeGreaterThan(20);
});

it.each(documents)('%s names only files that exist', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  expect(namedFiles(text).filter((path) => !exists(path, document))).toEqual([]);
});

it.each(documents)('%s links only to files that exist', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)|(?:src|srcset|href)="([^"#]+)/g)].map(
    ([, link, source]) => link ?? source ?? '',
  );
  const here = links.filter((link) => !/^\w+:/.test(link));
  expect(here.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([]);
});

it.each(documents)('%s names only commands that exist', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const scripts = [...text.matchAll(/npm (?:run )?(start|test|(?<=run )[\w:]+)(?: -w ([@\w/-]+))?/g)];
  // The template of a remote speaks of its own scripts.
  const own = document.includes('/template/') ? packageOf(document) : '';
  expect(
    scripts.filter(([, script = '', name = own]) => !(script in scriptsOf(name))).map(([command]) => command),
  ).toEqual([]);
  const files = [...text.matchAll(/(?:npx vitest run|\bnode) ((?:[\w./-]+ ?)+)/g)].flatMap(([, paths = '']) =>
    paths.trim().split(' '),
  );
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

/** Inline code that looks like a path or file name. A path that begins with a slash is an address of the site. */
function namedFiles(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => /^[\w@.*-]([\w@.*/-]|<[^>]+>)*$/.test(code))
    .filter((code) => code.includes('/') || /\.(css|html|json|md|svg|tsx?)$/.test(code))
    .filter((code) => !made.test(code) && !fragments.includes(code));
}

/**
 * A name without a folder, or with a gap in it (`*`, `<page>`), may be anywhere. A path begins at the root or inside the
 * document's package.
 */
function exists(path: string, document: string): boolean {
  if (path.startsWith('@site/')) return isExported(path);
  const pattern = path
    .replace(/\/$/, '')
    .replace(/[.]/g, '\\.')
    .replace(/\*|<[^>]+>/g, '[^/]+');
  if (!path.includes('/') || pattern.includes('[^/]+'))
    return everything.some((file) => matches(file, `(^|/)${pattern}`));
  const home = packageOf(document);
  return everything.some(
    (file) => matches(file, `^${pattern}`) || (home && file.startsWith(home) && matches(file, `/${pattern}`)),
  );
}

function matches(file: string, pattern: string): boolean {
  return new RegExp(`${pattern}$`).test(file);
}

/** Folder of the package that the document belongs to; empty for the root's. */
function packageOf(document: string): string {
  let folder = dirname(document);
  while (folder !== '.' && !existsSync(join(root, folder, 'package.json'))) folder = dirname(folder);
  return folder === '.' ? '' : folder;
}

function isExported(path: string): boolean {
  const [, scope = '', ...inside] = path.split('/');
  const file = join(root, 'shared-contracts', scope, 'package.json');
  if (!existsSync(file)) return false;
  const exported = Object.keys(JSON.parse(readFileSync(file, 'utf8')).exports);
  const prefix = ['.', ...inside].join('/').replace(/\*$/, '');
  return (
    inside.length === 0 || exported.some((name) => (path.endsWith('*') ? name.startsWith(prefix) : name === prefix))
  );
}

/** @param name of a workspace; none for the root */
function scriptsOf(name = ''): Record<string, string> {
  const folder = name.startsWith('@site/') ? name.replace('@site', 'shared-contracts') : name;
  const file = join(root, folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).scripts ?? {}) : {};
}
