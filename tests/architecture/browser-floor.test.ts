import { glob, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CompatData, Identifier } from '@mdn/browser-compat-data';
import { sitePreset } from '@site/kit/build/site-preset';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
// An import would make Vite transform all 20 MB of it.
const bcd: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** The code that runs in browsers; the content package's `server` folder does not. */
const places = [
  'shell/src',
  'mfe-*/src',
  ...['contract', 'content', 'leads', 'ui'].map((name) => `shared-contracts/${name}`),
];
const elsewhere = /node_modules|\/dist\/|\/testing\/|\.test\.|\/server\/|\.d\.ts$|subset-fonts|check-submission/;

/** The oldest supported version of each browser, as the builds have it. */
const { overrideBrowserslist = [] } = sitePreset({ name: 'floor' }).output ?? {};
const floor = [overrideBrowserslist].flat(2).map((query) => {
  const [browser = '', version = ''] = String(query).split(' >= ');
  return { browser: browser as 'chrome' | 'edge' | 'firefox' | 'safari', version: Number(version) };
});

/** Members that not all supported browsers have, and why they may be used nonetheless. */
const exceptions: Record<string, string> = {
  '.setHTML': 'show-answer.ts asks whether the browser has it',
  '.toArray': "React's Children.toArray, not an iterator's",
};

it('code that runs in browsers uses nothing that the oldest supported ones lack', async () => {
  const found: string[] = [];
  for await (const file of glob(
    places.map((place) => `${place}/**/*.{ts,tsx}`),
    { cwd: root },
  )) {
    if (elsewhere.test(file)) continue;
    const code = (await readFile(join(root, file), 'utf8')).replace(/\/\*.*?\*\/|\/\/.*$/gms, '');
    const statics = [...code.matchAll(/\b([A-Z]\w*)\.([a-z]\w*)/g)].filter(([, owner = '', member = '']) =>
      isTooNew(findStatic(owner, member)),
    );
    const methods = [...code.matchAll(/\.([a-z]\w*)(?=\()/g)].filter(([, method = '']) => newMethods.has(method));
    for (const [name] of [...statics, ...methods]) if (!exceptions[name]) found.push(`${file}: ${name}`);
  }
  expect(found).toEqual([]);
});

/** What most values in the code are. Other interfaces have members that are named like ours. */
const owners = [
  ...Object.values(bcd.javascript.builtins ?? {}),
  ...[
    'AbortSignal',
    'Document',
    'Element',
    'Headers',
    'HTMLElement',
    'Node',
    'Response',
    'URLSearchParams',
    'Window',
  ].map((name) => bcd.api[name] ?? {}),
] as Identifier[];

/** Names of methods of which every meaning is too new, such as `setHTML`. */
const newMethods = new Set(
  [...Map.groupBy(owners.flatMap(Object.entries<Identifier>), ([name]) => name)]
    .filter(([name, meanings]) => name !== '__compat' && meanings.every(([, meaning]) => isTooNew(meaning)))
    .map(([name]) => name),
);

function findStatic(owner: string, member: string): Identifier | undefined {
  return bcd.api[owner]?.[`${member}_static`] ?? bcd.javascript.builtins?.[owner]?.[member];
}

function isTooNew(feature: Identifier | undefined): boolean {
  const support = feature?.__compat?.support;
  if (!support) return false;
  return floor.some(({ browser, version }) => {
    const statements = [support[browser]].flat();
    return !statements.some((statement) => {
      const added = statement?.version_added;
      return typeof added === 'string' && !statement?.flags && Number.parseFloat(added.replace('≤', '')) <= version;
    });
  });
}
