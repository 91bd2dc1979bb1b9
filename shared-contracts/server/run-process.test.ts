import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished, vi } from 'vitest';

const here = import.meta.dirname;

it('ends what it started, even if it is killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'run-process-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const service = join(folder, 'service.ts');
  const starter = join(folder, 'starter.ts');
  await writeFile(
    service,
    `import { runService } from '${here}/run-service.ts';
    setInterval(() => {}, 1_000);
    await runService('service', async () => ({ url: 'http://localhost:1', close: async () => {} }));`,
  );
  await writeFile(
    starter,
    `import { runProcess } from '${here}/run-process.ts';
    const { child } = await runProcess('service', '${service}', { env: process.env });
    console.log(child.pid);`,
  );
  const started = spawn(process.execPath, [starter], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [pid] = await once(createInterface(started.stdout), 'line');
  expect(process.kill(Number(pid), 0), 'the service runs').toBe(true);
  started.kill('SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH'), 10_000);
});
