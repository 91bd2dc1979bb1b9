import type { CanaryCounts } from '@site/server/judge-canary';

/**
 * What happened with one version: a page was rendered or not, a browser got a document, or reported a problem with it. A
 * view is doubtful if its failure was reported by an address that has reported too many.
 */
export type CanaryEvent =
  | 'rendered'
  | 'not-rendered'
  | 'viewed'
  | 'doubtful-in-browser'
  | 'failed-in-browser'
  | 'slow-in-browser';

interface Versions {
  stable: string;
  candidate: string;
  /** In percent. Another share starts the counts anew, because they are compared by the share of the traffic. */
  weight: number;
}

/** Counts how the versions of a canary do, from the same moment on. */
export function createCanaryTally({ stable, candidate, weight }: Versions) {
  const counts = { stable: toNone(), candidate: toNone() };
  const lastFailed = new Map<string, string | undefined>();

  return {
    counts: counts as Readonly<typeof counts>,
    isFor: (other: Versions) => other.stable === stable && other.candidate === candidate && other.weight === weight,
    /** @param request one request counts as one failure, whatever was left out of its page */
    add(version: string, event: CanaryEvent, request?: string): void {
      if (version !== stable && version !== candidate) return;
      const { renders, views, interactions } = version === candidate ? counts.candidate : counts.stable;
      if (event === 'viewed') {
        views.total += 1;
        interactions.total += 1;
      } else if (event === 'failed-in-browser') views.failed = Math.min(views.failed + 1, views.total);
      else if (event === 'slow-in-browser') interactions.failed = Math.min(interactions.failed + 1, interactions.total);
      else if (event === 'doubtful-in-browser')
        views.doubtful = Math.min(views.doubtful + 1, views.total - views.failed);
      else if (event === 'rendered') renders.total += 1;
      else if (request === undefined || lastFailed.get(version) !== request) {
        lastFailed.set(version, request);
        renders.total += 1;
        renders.failed += 1;
      }
    },
  };
}

function toNone() {
  return {
    renders: { total: 0, failed: 0 },
    views: { total: 0, failed: 0, doubtful: 0 },
    interactions: { total: 0, failed: 0 },
  } satisfies CanaryCounts;
}
