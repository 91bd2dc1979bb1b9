import { createRequire } from 'node:module';
import contract from '@site/contract/package.json' with { type: 'json' };
import { Hono } from 'hono';
import * as v from 'valibot';
import type { ShellEnv } from '../env.ts';

const require = createRequire(import.meta.url);
const versionOf = (name: string): string => require(`${name}/package.json`).version;

/** How long an API may take to say what it answers, and how long that is remembered, in milliseconds. */
const patience = 2_000;
const freshFor = 10_000;

const callList = v.array(v.string());

/**
 * `GET /provided.json`: what remotes get here: the version of the contract, of each shared module, and the calls that the
 * APIs answer, or null while one of them does not say it. The release command compares a build with it.
 */
export function provided(env: Pick<ShellEnv, 'CONTACTS_API_URL' | 'PROVIDER_API_URL'>): Hono {
  const app = new Hono();
  const apis = [...new Set([env.CONTACTS_API_URL, env.PROVIDER_API_URL])];
  const react = versionOf('react');
  const shared = {
    react,
    'react/jsx-runtime': react,
    'react-dom': versionOf('react-dom'),
    '@site/contract/host': contract.version,
  };
  let last: { at: number; calls: Promise<string[] | null> } | undefined;

  app.get('/provided.json', async (context) => {
    if (!last || performance.now() - last.at > freshFor) last = { at: performance.now(), calls: readAll(apis) };
    const calls = await last.calls;
    return context.json({ contract: contract.version, shared, calls }, 200, { 'Cache-Control': 'no-store' });
  });
  return app;
}

async function readAll(apis: readonly string[]): Promise<string[] | null> {
  try {
    return (await Promise.all(apis.map(readCalls))).flat();
  } catch {
    return null;
  }
}

async function readCalls(api: string): Promise<string[]> {
  const response = await fetch(`${api}/calls`, { signal: AbortSignal.timeout(patience) });
  return v.parse(callList, await response.json());
}
