import { parseArgs } from 'node:util';
import { runMain } from '@site/server/run-main';
import { createRemote } from './create-remote.ts';

const usage = `mfe create <name> [folder]          makes a remote, such as mfe-careers, in a folder of this name or in another one
  --packages <folder>               uses packed @site packages instead of those of a registry`;

await runMain(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { packages: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return console.log(usage);
  const [name, directory = name] = positionals;
  if (!name || !directory) throw new Error(usage);
  await createRemote({ name, directory, packages: values.packages });
  console.log(`${name} is in ${directory}. Next: cd ${directory} && npm install && npm run check`);
});
