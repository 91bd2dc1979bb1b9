import { ContentfulLivePreview } from '@contentful/live-preview';
import { whenIdle } from '../hydration/when-idle.ts';
import type { PreviewContent, ReadEntries } from './preview-content.ts';
import { tagFields } from './tag-fields.ts';

/** The space's default locale. The site has one language. */
const locale = 'en-US';
/** How long the page waits for the next letter before it shows the last ones, in milliseconds. */
const pause = 100;

/**
 * Shows what an editor types in Contentful, and leads from a text or picture of the page to its field there.
 *
 * @param showAgain has the page run its loaders again
 */
export function followEditor(content: PreviewContent, showAgain: () => void): void {
  void ContentfulLivePreview.init({ locale });
  const subscriptions = new Map<string, { entries: ReadEntries; end: () => void }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(show, pause);
  };
  // React shows nothing new around a part that waits for its visitor to hydrate, so this counts as a first step.
  const show = () => {
    dispatchEvent(new Event('focusin'));
    showAgain();
  };

  content.onRead((address, entries) => {
    const known = subscriptions.get(address);
    if (known?.entries !== entries) {
      known?.end();
      subscriptions.set(address, { entries, end: subscribe(address, entries) });
    }
    return tagFields(entries, locale);
  });
  ContentfulLivePreview.subscribe('save', {
    callback() {
      content.forget();
      showSoon();
    },
  });
  whenIdle(show);

  function subscribe(address: string, data: ReadEntries): () => void {
    return ContentfulLivePreview.subscribe('edit', {
      data,
      callback(updated) {
        const entries = updated as ReadEntries;
        // The subscription stays the same, so that Contentful goes on with it.
        const known = subscriptions.get(address);
        if (known) known.entries = entries;
        content.replace(address, entries);
        showSoon();
      },
    });
  }
}
