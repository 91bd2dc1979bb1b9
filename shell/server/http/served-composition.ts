import { Hono } from 'hono';
import type { Generation } from '../composition/composition.ts';
import { describeServed, type Releases } from '../releases/releases.ts';

/** `GET /composition.json`: what this shell serves. The release command waits for it. */
export function servedComposition(
  releases: Pick<Releases<Generation>, 'serving' | 'candidates' | 'registry' | 'servedSince' | 'describeCanary'>,
): Hono {
  const app = new Hono();
  app.get('/composition.json', (context) =>
    context.json(describeServed(releases), 200, { 'Cache-Control': 'no-store' }),
  );
  return app;
}
