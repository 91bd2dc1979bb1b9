import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readRemotes } from 'deploy/local/workspace.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const restrictedImport = 'lint/style/noRestrictedImports';
const processEnv = 'lint/style/noProcessEnv';
const importCycle = 'lint/suspicious/noImportCycles';

/** A file that somebody could write, and the rule that has to reject it, if any. */
interface Sample {
  /** Gets a unique name if it is only a folder or has a `*`. */
  file: string;
  text: string;
  refusedBy?: string;
}

const remoteNames = (await readRemotes()).map(({ name }) => name);

/** The shared packages, and which others each may import, as shared-contracts/README.md says. */
const sharedPackages: Record<string, string[]> = {
  contract: [],
  content: ['contract'],
  leads: ['contract'],
  ui: ['contract', 'content'],
  kit: ['contract', 'content', 'leads', 'ui', 'server'],
  server: [],
};
const sharedNames = Object.keys(sharedPackages);
/** What their tests may import besides. */
const sharedInTests: Record<string, string[]> = { content: ['kit', 'server'], ui: ['kit'] };

/** The packages that must not import each other. */
const packages = [
  ...remoteNames,
  'shell',
  'services',
  'deploy',
  ...sharedNames.map((name) => `shared-contracts/${name}`),
];

const samples: Record<string, Sample> = Object.fromEntries(
  packages.flatMap((name) => {
    const up = '../'.repeat(name.split('/').length + 2);
    const others = [...remoteNames, 'shell', 'services', 'deploy', 'tests'].filter((other) => other !== name);
    const leaks = others.flatMap((other) => [
      [`${name} imports ${other}`, `import '${other}';`],
      [`${name} imports a file of ${other} by name`, `import { a } from '${other}/src/a.ts'; export const b = a;`],
      [`${name} imports a file of ${other} by path`, `import { a } from '${up}${other}/src/a.ts'; export const b = a;`],
      [`${name} imports a type of ${other}`, `import type { A } from '${up}${other}/src/a.ts'; export type B = A;`],
      [`${name} exports what is ${other}’s`, `export { a } from '${up}${other}/src/a.ts';`],
      [`${name} imports ${other} at run time`, `export const load = () => import('${other}/src/a.ts');`],
      [`${name} imports ${other} at run time by path`, `export const load = () => import('${up}${other}/src/a.ts');`],
    ]);
    return [
      ...leaks.map(([title, text]) => [title, { file: `${name}/src/page/`, text, refusedBy: restrictedImport }]),
      [
        `${name} imports the inside of a shared package`,
        {
          file: `${name}/src/page/`,
          text: name.startsWith('shared-contracts/')
            ? `import { a } from '../../../${name.endsWith('/leads') ? 'ui' : 'leads'}/a.ts'; export const b = a;`
            : `import { a } from '${up}shared-contracts/leads/a.ts'; export const b = a;`,
          refusedBy: restrictedImport,
        },
      ],
      [
        `${name} reads the environment`,
        { file: `${name}/src/page/`, text: 'export const a = process.env.A;', refusedBy: processEnv },
      ],
      [
        `${name} imports its own`,
        { file: `${name}/src/page/`, text: `import { a } from '../card/a.ts'; export const b = a;` },
      ],
    ];
  }),
);

for (const name of [...remoteNames, 'shell', 'services', 'deploy']) {
  samples[`${name} imports a shared package`] = {
    file: `${name}/src/page/`,
    text: `import { a } from '@site/leads/phone'; export const b = a;`,
  };
}
for (const [name, allowed] of Object.entries(sharedPackages)) {
  for (const other of sharedNames.filter((other) => other !== name)) {
    samples[`@site/${name} imports @site/${other}`] = {
      file: `shared-contracts/${name}/page/`,
      text: `import { a } from '@site/${other}/a'; export const b = a;`,
      ...(!allowed.includes(other) && { refusedBy: restrictedImport }),
    };
    samples[`a test of @site/${name} imports @site/${other}`] = {
      file: `shared-contracts/${name}/page/*.test.ts`,
      text: `import { a } from '@site/${other}/a'; export const b = a;`,
      ...(![...allowed, ...(sharedInTests[name] ?? [])].includes(other) && { refusedBy: restrictedImport }),
    };
    // The linter cannot tell this one from the folder content/server; package-borders.test.ts can.
    if (`${name}/${other}` !== 'content/server') {
      samples[`a file beside package.json of @site/${name} imports ${other} by path`] = {
        file: `shared-contracts/${name}/`,
        text: `import { a } from '../${other}/a.ts'; export const b = a;`,
        refusedBy: restrictedImport,
      };
    }
    samples[`a folder of @site/${name} imports ${other} by path`] = {
      file: `shared-contracts/${name}/page/`,
      text: `import { a } from '../../${other}/a.ts'; export const b = a;`,
      refusedBy: restrictedImport,
    };
  }
}
samples['a folder of @site/content imports its own folder server'] = {
  file: 'shared-contracts/content/page/',
  text: `import { a } from '../server/a.ts'; export const b = a;`,
};

samples['a room of the server looks into another'] = {
  file: 'shell/server/composition/',
  text: `import { a } from '../releases/mirror.ts'; export const b = a;`,
  refusedBy: restrictedImport,
};
samples['a room of the server uses another’s door'] = {
  file: 'shell/server/composition/',
  text: `import { a } from '../releases/releases.ts'; export const b = a;`,
};
samples['a room of the server looks into another by a longer path'] = {
  file: 'shell/server/http/',
  text: `import { a } from '../../server/composition/renderer.ts'; export const b = a;`,
  refusedBy: restrictedImport,
};
samples['what browsers run imports the server'] = {
  file: 'shell/src/render/',
  text: `import { a } from '../../server/releases/mirror.ts'; export const b = a;`,
  refusedBy: restrictedImport,
};
samples['a file of shell/src imports the server'] = {
  file: 'shell/src/',
  text: `import { a } from '../server/env.ts'; export const b = a;`,
  refusedBy: restrictedImport,
};
samples['a test of the shell starts the content service'] = {
  file: 'shell/server/content/*.test.ts',
  text: `import { a } from 'services/content/start-content-service.ts'; export const b = a;`,
};
samples['a test of the shell looks into a service'] = {
  file: 'shell/server/content/*.test.ts',
  text: `import { a } from 'services/api/create-api.ts'; export const b = a;`,
  refusedBy: restrictedImport,
};
samples['a test of the shell looks into the content service by path'] = {
  file: 'shell/server/content/*.test.ts',
  text: `import { a } from '../../../services/content/query/page.ts'; export const b = a;`,
  refusedBy: restrictedImport,
};
for (const [file, path] of [
  ['services/content/', '../api/env.ts'],
  ['services/content/query/', '../../api/env.ts'],
  ['services/api/', '../content/env.ts'],
  ['services/api/mail/', '../../releases/env.ts'],
  ['services/releases/', '../content/env.ts'],
] as const) {
  samples[`${file} imports ${path} of another service`] = {
    file,
    text: `import { a } from '${path}'; export const b = a;`,
    refusedBy: restrictedImport,
  };
}
samples['the content service imports its own folder api'] = {
  file: 'services/content/query/',
  text: `import { a } from '../api/api-error.ts'; export const b = a;`,
};
samples['a test of the whole site imports the inside of a shared package'] = {
  file: 'tests/forms/',
  text: `import { a } from '../../shared-contracts/leads/is-email.ts'; export const b = a;`,
  refusedBy: restrictedImport,
};
samples['a test of the whole site imports a shared package'] = {
  file: 'tests/forms/',
  text: `import { a } from '@site/leads/phone'; export const b = a;`,
};
samples['a route and its page import each other’s types'] = {
  file: 'mfe-contact/src/circle/route.ts',
  text: `import { page } from './page.ts'; export interface Data { a: string } export const route = page;`,
  refusedBy: importCycle,
};
samples['the page of that route'] = {
  file: 'mfe-contact/src/circle/page.ts',
  text: `import type { Data } from './route.ts'; export const page = (data: Data) => data;`,
  refusedBy: importCycle,
};

for (const name of ['shell', 'services/api', 'services/content']) {
  samples[`${name} reads the environment in env.ts`] = {
    file: `${name}/env.ts`,
    text: 'export const a = process.env.A;',
  };
  samples[`${name} reads the environment elsewhere`] = {
    file: `${name}/other/`,
    text: 'export const a = process.env.A;',
    refusedBy: processEnv,
  };
}

const refusals = new Map<string, string[]>();
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lint-'));
  for (const name of ['biome.json', '.gitignore']) await copyFile(join(root, name), join(directory, name));
  const files = Object.values(samples).map((sample, position) => {
    sample.file = sample.file.replace(/\/(\*.*)?$/, (_, end = '*.ts') => `/${end.replace('*', `sample-${position}`)}`);
    return sample;
  });
  for (const { file, text } of files) {
    await mkdir(dirname(join(directory, file)), { recursive: true });
    await writeFile(join(directory, file), text);
  }
  for (const { category, location } of await lint(directory)) {
    refusals.set(location.path, [...(refusals.get(location.path) ?? []), category]);
  }
});

afterAll(() => rm(directory, { recursive: true, force: true }));

describe('the linter keeps packages apart', () => {
  it.each(Object.entries(samples))('%s', (_title, { file, text, refusedBy }) => {
    const rules = (refusals.get(file) ?? []).filter((rule) =>
      [restrictedImport, processEnv, importCycle].includes(rule),
    );
    expect(rules, text).toEqual(refusedBy ? [refusedBy] : []);
  });
});

interface Diagnostic {
  category: string;
  location: { path: string };
}

function lint(cwd: string): Promise<Diagnostic[]> {
  const biome = join(root, 'node_modules/.bin/biome');
  return new Promise((resolve, reject) => {
    execFile(
      biome,
      ['lint', '--reporter=json', '--max-diagnostics=none', '.'],
      { cwd, maxBuffer: 1 << 26 },
      (error, output) => {
        try {
          resolve(JSON.parse(output).diagnostics);
        } catch {
          reject(error ?? new Error(output));
        }
      },
    );
  });
}
