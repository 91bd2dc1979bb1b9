import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toContentOptions } from './content-options.ts';
import { readEnv } from './env.ts';
import { catsExport } from './testing/cats-export.ts';
import { writeAssets } from './testing/start-cats.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'server-'));
  await writeAssets(directory);
  await writeFile(join(directory, 'export.json'), JSON.stringify(catsExport()));
});
afterAll(() => rm(directory, { recursive: true }));

function start(variables: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: {
      CONTENT_PORT: '0',
      CONTENT_EXPORT_FILE: join(directory, 'export.json'),
      CONTENT_ASSETS_DIRECTORY: directory,
      ...variables,
    },
  });
  const lines = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    lines.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    lines.err += text;
  });
  return { child, lines };
}

async function fail(variables: Record<string, string>): Promise<string> {
  const { child, lines } = start(variables);
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(lines.out).toBe('');
  expect(lines.err.trimEnd().split('\n')).toHaveLength(1);
  return lines.err;
}

describe('the content server', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('prints its address, answers, and stops on %s', async (signal) => {
    const { child, lines } = start({});
    await once(child.stdout, 'data');
    const url = /^content ready (http:\S+)\n$/.exec(lines.out)?.[1];
    const headers = { Authorization: 'Bearer sample-delivery-token' };
    expect((await fetch(`${url}/spaces/sample/environments/master/entries`, { headers })).status).toBe(200);
    child.kill(signal);
    const [code] = await once(child, 'close');
    expect([code, lines.err]).toEqual([0, '']);
  });

  it('ends with one line if the port is in use', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    expect(await fail({ CONTENT_PORT: String(port) })).toContain('set CONTENT_PORT');
    other.close();
  });

  it('ends with one line that names the variable', async () => {
    expect(await fail({ CONTENT_PORT: 'high' })).toBe('content: CONTENT_PORT is invalid: should be a port number\n');
  });

  it('ends with one line if the export cannot be served', async () => {
    await writeFile(join(directory, 'broken.json'), '{');
    expect(await fail({ CONTENT_EXPORT_FILE: join(directory, 'broken.json') })).toContain('broken.json: is not JSON');
  });
});

describe('the environment', () => {
  it('defaults to the sample space', () => {
    expect(toContentOptions(readEnv({}))).toMatchObject({
      port: 4000,
      config: {
        spaceId: 'sample',
        environment: 'master',
        tokens: { delivery: 'sample-delivery-token', preview: 'sample-preview-token' },
      },
    });
  });

  it.each([
    [{ CONTENT_PORT: '70000' }, 'CONTENT_PORT'],
    [{ CONTENT_PUBLIC_URL: 'content' }, 'CONTENT_PUBLIC_URL'],
    [{ CONTENT_CONTROL_TOKEN: 'x' }, 'CONTENT_CONTROL_TOKEN'],
  ])('refuses %o', (variables, name) => {
    expect(() => readEnv(variables)).toThrow(name);
  });

  it('turns the control endpoint off in production', () => {
    const controlToken = (NODE_ENV: string) =>
      toContentOptions(readEnv({ CONTENT_CONTROL_TOKEN: 'control-token', NODE_ENV })).config?.controlToken;
    expect(controlToken('test')).toBe('control-token');
    expect(controlToken('production')).toBeUndefined();
  });
});
