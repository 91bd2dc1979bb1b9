export { type Culprit, toCulprit } from './culprit.ts';
export { describeChanges, takeSnapshot } from './global-changes.ts';
export { loadRenderer } from './load-renderer.ts';
export { createPageServices, noContent } from './page-services.ts';
export { createRenderHost } from './render-host.ts';
export {
  type Complaint,
  type FromRenderer,
  type LoadedModules,
  noticedInside,
  type RenderAnswer,
  type RenderableSet,
  type RenderJob,
  type ToThread,
} from './render-protocol.ts';

/** The module that a renderer thread runs. */
export const renderWorker = new URL('./render-worker.ts', import.meta.url);
