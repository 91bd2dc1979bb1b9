import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What lint-leaks.test.ts is for imports, also for the types and stylesheets that the linter does not look at. */

const root = join(import.meta.dirname, '../..');
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.css'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path.includes('/') && !path.startsWith('tests/architecture/') && existsSync(join(root, path)));

it('finds the sources', () => {
  expect(sources.length).toBeGreaterThan(700);
});

it('no file takes anything from another package by path, or from one that its package.json does not name', () => {
  expect(
    sources.flatMap((path) =>
      findLeaks(path, readFileSync(join(root, path), 'utf8')).map((leak) => `${path}: ${leak}`),
    ),
  ).toEqual([]);
});

describe('a leak is found in', () => {
  it.each([
    ['mfe-contact/src/phone/a.ts', `type A = import('../../../shell/src/a.ts').A;`],
    ['mfe-contact/src/phone/a.ts', `type A = typeof import('shell/src/a.ts');`],
    [
      'mfe-contact/src/phone/a.module.css',
      `.a { composes: b from '../../../shared-contracts/ui/layout/Card.module.css'; }`,
    ],
    ['mfe-contact/src/phone/a.module.css', `@import "../../../shell/src/layout/Footer.module.css";`],
    ['mfe-contact/src/phone/a.module.css', `.a { background: url(../../../shell/public/a.svg); }`],
    ['shared-contracts/content/a.ts', `import { listen } from '../server/listen.ts';`],
    ['shared-contracts/leads/a.ts', `import { Card } from '@site/ui/layout/Card';`],
    ['services/api/a.ts', `export { a } from '../../deploy/local/a.ts';`],
    ['deploy/local/a.test.ts', `import { a } from 'services/api/env.ts';`],
  ])('%s: %s', (path, text) => {
    expect(findLeaks(path, text)).toHaveLength(1);
  });

  it.each([
    ['mfe-contact/src/phone/a.ts', `import { Card } from '@site/ui/layout/Card'; import './b.ts';`],
    ['mfe-contact/src/phone/a.module.css', `.a { composes: b from '../lead-form/Popup.module.css'; }`],
    ['shared-contracts/content/entries/a.ts', `import { a } from '../server/content-variables.ts';`],
  ])('but not in %s: %s', (path, text) => {
    expect(findLeaks(path, text)).toEqual([]);
  });
});

/** The specifiers in a file that leave its package. */
function findLeaks(path: string, text: string): string[] {
  const home = packageOf(path);
  return toSpecifiers(path, text).filter((specifier) => {
    if (!specifier.startsWith('.')) return isWorkspace(specifier) && !isDeclared(toPackageName(specifier), home);
    // Tests of the composed site may use what a package does not export, except a shared package.
    const target = relative(root, join(root, dirname(path), specifier));
    if (home === 'tests') return target.startsWith('shared-contracts/');
    return packageOf(target) !== home;
  });
}

function toSpecifiers(path: string, text: string): string[] {
  const pattern = path.endsWith('.css')
    ? /(?:\bfrom|@import)\s+(?:url\()?["']([^"']+)|\burl\(["']?([^"')]+)/g
    : /\b(?:from|import)\s*\(?\s*'([^'\n]+)'/g;
  return [...text.matchAll(pattern)].map(([, specifier, url]) => specifier ?? (url as string));
}

function packageOf(path: string): string {
  let folder = dirname(path);
  while (folder !== '.' && !existsSync(join(root, folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

function isWorkspace(specifier: string): boolean {
  return /^(@site|mfe-[\w-]+|shell|services|deploy|tests)(\/|$)/.test(specifier);
}

function toPackageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function isDeclared(name: string, home: string): boolean {
  const { name: own, ...manifest } = JSON.parse(readFileSync(join(root, home, 'package.json'), 'utf8'));
  const { dependencies, devDependencies, peerDependencies } = manifest;
  return name === own || name in { ...dependencies, ...devDependencies, ...peerDependencies };
}
