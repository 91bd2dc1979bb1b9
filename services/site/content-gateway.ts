import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createServerContent } from '../../shell/server/content.ts';
import { contentRoutes } from '../../shell/server/content-routes.ts';
import type { ShellEnv } from '../../shell/server/env.ts';

/** Answers `/content/*` as the shell does, for a remote that runs without one. Returns its address. */
export async function startContentGateway(env: ShellEnv): Promise<string> {
  const content = createServerContent(env, (error) => console.warn(error));
  const app = contentRoutes({ content });
  return new Promise((resolve) => {
    const server = serve(
      { fetch: (request) => app.fetch(withoutPrefix(request)), port: 0, hostname: 'localhost' },
      () => resolve(`http://localhost:${(server.address() as AddressInfo).port}`),
    );
  });
}

function withoutPrefix(request: Request): Request {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/^\/content/, '');
  return new Request(url, request);
}
