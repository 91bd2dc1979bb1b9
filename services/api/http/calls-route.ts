import { Hono } from 'hono';

/** `GET /calls`: every call that the API answers, such as `POST /bedrock`. Shells pass it on to those who release remotes. */
export function createCallsRoute(api: Pick<Hono, 'routes'>): Hono {
  const named = api.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`);
  const calls = [...new Set(named)].sort();
  const routes = new Hono();
  routes.get('/', (context) => context.json(calls));
  return routes;
}
