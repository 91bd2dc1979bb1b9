import { Hono } from 'hono';
import type { Generation } from '../composition/composition.ts';
import type { Releases } from '../releases/releases.ts';

/**
 * `GET /healthz`: for each remote, the version that this shell serves, and how far the registry's version has come.
 * Answers 503 while no remote is served, so that a load balancer prefers another shell.
 */
export function health(releases: Pick<Releases<Generation>, 'serving' | 'candidates'>): Hono {
  const app = new Hono();
  app.get('/healthz', (context) => {
    const { set } = releases.serving;
    const names = new Set([...Object.keys(set.releases), ...Object.keys(set.absent), ...releases.candidates.keys()]);
    const remotes = Object.fromEntries(
      [...names].map((remote) => {
        const { nextTry: _, ...candidate } = releases.candidates.get(remote) ?? { nextTry: 0 };
        return [remote, { served: set.releases[remote]?.version ?? null, candidate }];
      }),
    );
    const isReady = Object.keys(set.releases).length > 0;
    return context.json(remotes, isReady ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  return app;
}
