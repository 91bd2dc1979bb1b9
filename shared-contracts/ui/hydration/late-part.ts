import type { ComponentType } from 'react';

/** A part of a page whose code arrives late; shown by {@link HydrateWhenVisible}. */
export interface LatePart<Props> {
  load(): Promise<{ default: ComponentType<Props> }>;
  /** Loads the code ahead of the page, in its loader, so that a navigation shows the page whole. Never rejects. */
  preload(): Promise<void>;
  /** The part itself, once it has been loaded. */
  loaded?: ComponentType<Props>;
}

/**
 * @param load imports the module that has the part as its default export
 */
export function latePart<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LatePart<Props> {
  const part: LatePart<Props> = {
    async load() {
      const module = await load();
      part.loaded = module.default;
      return module;
    },
    async preload() {
      await part.load().catch((error: unknown) => console.info('A part of the page is loaded later.', error));
    },
  };
  return part;
}
