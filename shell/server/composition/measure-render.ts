import { record } from '@site/server/telemetry/measure';
import { traced } from '@site/server/telemetry/trace';
import type { Culprit } from '../renderer/renderer.ts';

/** Traces one rendering, and records how long the remote's pages take. */
export async function measureRender<Outcome>(
  { remote, version }: Required<Culprit>,
  route: string,
  render: () => Promise<Outcome>,
): Promise<Outcome> {
  const startedAt = performance.now();
  try {
    return await traced('render', { 'site.remote': remote, 'site.version': version, 'http.route': route }, render);
  } finally {
    record('site.render.duration', (performance.now() - startedAt) / 1000, { 'site.remote': remote });
  }
}
