import type { RuntimeConfig } from '@site/contract/configuration/runtime-config';
import type { ReleaseSet } from '../releases/releases.ts';
import type { RenderJob } from '../renderer/renderer.ts';
import { ownershipOf } from './page-request.ts';

/**
 * The page with most parts, and how often a thread renders it before it serves: the first time takes 140 ms, the second 36, and
 * from the third on it is a few milliseconds slower than later at most, which no visitor notices.
 */
const path = '/';
const times = 2;

/** The jobs that get a new thread up to speed; none if no remote serves that page. */
export function toWarmUp(config: RuntimeConfig, set: ReleaseSet): RenderJob[] {
  const owner = ownershipOf(set).ownerOf(path);
  if (!owner || !set.releases[owner.remote]?.serverEntry) return [];
  return Array.from({ length: times }, (_, index) => ({
    id: -1 - index,
    url: new URL(path, config.siteOrigin).href,
    method: 'GET',
    headers: [],
    without: [],
    config,
    budget: 5_000,
  }));
}
