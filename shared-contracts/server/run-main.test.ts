import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(exec);
const module = new URL('./run-main.ts', import.meta.url).href;

/** Runs a command of one line in a shell. */
function command(main: string, piped = ''): Promise<{ stdout: string; stderr: string }> {
  const text = `import { runMain } from '${module}'; await runMain(async () => { ${main} });`;
  return run(`"${process.execPath}" --input-type=module -e "$TEXT" ${piped}`, { env: { TEXT: text } });
}

it('prints the message of an error alone, and exits with 1', async () => {
  const failed = command(`throw new Error('It has no such release.')`);
  await expect(failed).rejects.toMatchObject({ code: 1, stderr: 'It has no such release.\n', stdout: '' });
});

it('ends quietly when nobody reads on', async () => {
  const lines = `for (let line = 0; line < 5_000; line += 1) { console.log(line); await new Promise(setImmediate); }`;
  expect(await command(lines, '| head -1')).toEqual({ stdout: '0\n', stderr: '' });
});
