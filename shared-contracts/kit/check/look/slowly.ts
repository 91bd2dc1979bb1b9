import type { PageSight } from '../subject.ts';
import { readState, settle } from './page-state.ts';
import { isOwnFile, type Setting, withPage } from './setting.ts';

/** How long the candidate's files and the browser's calls are held back, in milliseconds. */
const delay = 1_000;

/** A visit over a connection that hangs for a second wherever the candidate waits for something. */
export function openSlowly(setting: Setting, address: string): Promise<PageSight['slow']> {
  return withPage(setting, {}, async (page, messages) => {
    await page.route('**', async (route, request) => {
      if (isOwnFile(setting, new URL(request.url())) || request.resourceType() === 'fetch')
        await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue().catch(() => {});
    });
    const response = await page.goto(setting.shell + address, { waitUntil: 'domcontentloaded' });
    const early = await readState(page, setting.remote);
    await settle(page);
    const state = await readState(page, setting.remote);
    return { status: response?.status() ?? 0, state, messages, early };
  });
}
