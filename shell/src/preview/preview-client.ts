import '@site/ui/styles/tokens.css';
import '@site/ui/styles/base.css';
import '@site/ui/styles/fonts.css';
import './draft-bar.css';
import { hydrate } from '../hydration/hydrate.tsx';
import { isFramed } from './is-framed.ts';
import { createPreviewContent } from './preview-content.ts';

void start();

/** The editor's browser hydrates like a visitor's. Within Contentful's app, the page then follows what is typed there. */
async function start(): Promise<void> {
  const content = createPreviewContent();
  const router = await hydrate(content);
  if (!isFramed()) return;
  const { followEditor } = await import(/* webpackChunkName: "live-preview" */ './follow-editor.ts');
  followEditor(content, () => void router.revalidate());
}
