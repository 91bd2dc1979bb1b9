import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import * as v from 'valibot';

export interface AdminServer {
  url: string;
  token: string;
  close(): Promise<void>;
}

const querySchema = v.object({ sql: v.string(), params: v.array(v.unknown()), objects: v.boolean() });

/**
 * Lets the commands of this machine query the embedded database that this process holds. It listens on a loopback port of
 * its own, never on the public one, and asks for a token that only the owner of the data folder can read.
 */
export async function startAdminServer(embedded: PGlite): Promise<AdminServer> {
  const token = randomBytes(32).toString('base64url');
  const app = new Hono();
  app.post('/query', async (context) => {
    if (!isSame(context.req.header('Authorization') ?? '', `Bearer ${token}`)) {
      return context.text('The token is missing or wrong.', 401);
    }
    const { sql, params, objects } = v.parse(querySchema, await context.req.json());
    const { rows } = await embedded.query(sql, params, { rowMode: objects ? 'object' : 'array' });
    return context.json({ rows });
  });
  app.onError((error, context) => context.text(error.message, 400));
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(started));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/query`,
    token,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
