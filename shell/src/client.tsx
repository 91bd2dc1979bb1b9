import '@site/ui/styles/tokens.css';
import '@site/ui/styles/base.css';
import '@site/ui/styles/fonts.css';
import { createBrowserContent } from '@site/content/browser/browser-content';
import { hydrate } from './hydration/hydrate.tsx';
import { nextTask } from './hydration/when-idle.ts';

// Running the scripts for the first time has already taken a while.
void nextTask().then(() => hydrate(createBrowserContent()));
