import type { Visit } from '../subject.ts';
import { readState, settle } from './page-state.ts';
import { type Setting, withPage } from './setting.ts';

/** A visit to a shell whose content and API are down. */
export function openWithoutServices(setting: Setting, address: string, shell: string): Promise<Visit> {
  return withPage({ ...setting, shell }, {}, async (page, messages) => {
    // A release origin may let only the site's own pages read scripts, and this shell has another address.
    await page.route(
      (url) => url.origin !== shell && url.pathname.endsWith('.js'),
      async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
        await route.fulfill({ response, headers });
      },
    );
    const response = await page.goto(shell + address);
    await settle(page);
    return { status: response?.status() ?? 0, state: await readState(page, setting.remote), messages };
  });
}
