import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runProcess } from './run-process.ts';

it('ends a server that cannot be closed, and says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'run-service-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'service.ts');
  await writeFile(
    file,
    `import { runService } from '${import.meta.dirname}/run-service.ts';
    setInterval(() => {}, 1_000);
    await runService('service', async () => ({ url: 'http://localhost:1', close: () => new Promise(() => {}) }), 100);`,
  );
  const lines: string[] = [];
  const { child } = await runProcess('service', file, { env: {}, log: (line) => lines.push(line) });
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(lines).toEqual(['service: service: not closed after 0.1 s, so it ends as it is']);
});
