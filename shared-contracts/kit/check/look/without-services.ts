import type { Visit } from '../subject.ts';
import { awaitHydrated, readState } from './page-state.ts';
import { type Setting, withPage } from './setting.ts';

/**
 * A visit to a shell whose content and API are down. A release origin lets pages of the site's own origin read scripts, so
 * the browser sees that shell at the site's address.
 */
export function openWithoutServices(setting: Setting, address: string, shell: string): Promise<Visit> {
  return withPage({ ...setting, shell }, {}, async (page, messages) => {
    const cookies = await page.context().cookies(shell);
    await page.context().addCookies(cookies.map(({ name, value }) => ({ name, value, url: setting.shell })));
    await page.route(`${setting.shell}/**`, async (route, request) => {
      const url = shell + request.url().slice(setting.shell.length);
      await route.fulfill({ response: await route.fetch({ url, maxRedirects: 0 }) }).catch(() => {});
    });
    const response = await page.goto(setting.shell + address, { waitUntil: 'networkidle' });
    await awaitHydrated(page);
    return { status: response?.status() ?? 0, state: await readState(page, setting.remote), messages };
  });
}
