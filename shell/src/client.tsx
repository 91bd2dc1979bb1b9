import '@site/ui/styles/tokens.css';
import '@site/ui/styles/base.css';
import '@site/ui/styles/fonts.css';
import { createBrowserContent } from '@site/content/browser/browser-content';
import { hydrate } from './hydration/hydrate.tsx';

void hydrate(createBrowserContent());
