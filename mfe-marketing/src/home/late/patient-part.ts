import { type LatePart, latePart } from '@site/ui/hydration/late-part';

/** A late part whose code waits for a Retry instead of failing, so that the server's HTML stays. */
export interface PatientPart<Props> extends LatePart<Props> {
  /** Tries again; undefined unless the code could not be loaded. */
  getRetry(): (() => void) | undefined;
  /** Calls back when `getRetry` changes. @returns ends that */
  subscribe(onChange: () => void): () => void;
}

/** @param load imports a module whose default export is the component */
export function patientPart<Props>(load: LatePart<Props>['load']): PatientPart<Props> {
  const part = latePart(load);
  const loadOnce = part.load;
  const listeners = new Set<() => void>();
  let retry: (() => void) | undefined;

  function change(next: (() => void) | undefined): void {
    retry = next;
    for (const listener of listeners) listener();
  }

  return Object.assign(part, {
    async load() {
      for (;;) {
        try {
          return await loadOnce();
        } catch (error) {
          if (typeof window === 'undefined') throw error;
          say(error);
          await new Promise<void>((resolve) => change(resolve));
          change(undefined);
        }
      }
    },
    async preload() {
      await loadOnce().catch(say);
    },
    getRetry: () => (part.loaded ? undefined : retry),
    subscribe(onChange: () => void) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  });
}

function say(error: unknown): void {
  console.info('Could not load part of the page.', error);
}
