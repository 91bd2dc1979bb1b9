import { Hono } from 'hono';
import type { Generation } from '../composition/composition.ts';
import { describeServed, type Releases } from '../releases/releases.ts';

/**
 * `GET /composition.json`: what this shell serves. The release command waits for it. With `?revision=…`, the shell reads a
 * registry that is newer than its own at once. With `?remote=…`, also what became of the versions that a tester chose; the
 * check of a remote waits for that.
 */
export function servedComposition(
  releases: Pick<
    Releases<Generation>,
    | 'serving'
    | 'candidates'
    | 'registry'
    | 'registryProblem'
    | 'servedSince'
    | 'describeCanary'
    | 'describeChosen'
    | 'catchUp'
  >,
): Hono {
  const app = new Hono();
  app.get('/composition.json', async (context) => {
    releases.catchUp(Number(context.req.query('revision')));
    const chosen = context.req.query('remote') === undefined ? undefined : await releases.describeChosen(context);
    return context.json({ ...describeServed(releases), chosen }, 200, { 'Cache-Control': 'no-store' });
  });
  return app;
}
