import type { ComponentType } from 'react';

/** A part of a page whose code loads late. Show it with {@link HydrateWhenVisible}. */
export interface LatePart<Props> {
  load(): Promise<{ default: ComponentType<Props> }>;
  /** Loads the code early. Call it in the page's loader, so that a navigation shows the complete page. Never rejects. */
  preload(): Promise<void>;
  /** The component, once its code has loaded. */
  loaded?: ComponentType<Props>;
}

/**
 * Declares a part of a page whose code loads late.
 *
 * @param load imports a module whose default export is the component
 */
export function latePart<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LatePart<Props> {
  const part: LatePart<Props> = {
    async load() {
      const module = await load();
      part.loaded = module.default;
      return module;
    },
    async preload() {
      await part
        .load()
        .catch((error: unknown) =>
          console.info('Could not preload a part of the page; it loads when it is needed.', error),
        );
    },
  };
  return part;
}
