import type { Visit } from '../subject.ts';
import { readState } from './page-state.ts';
import { type Setting, withPage } from './setting.ts';

/** What a visitor has whose browser runs no scripts. */
export function openWithoutScripts(setting: Setting, address: string): Promise<Visit> {
  return withPage(setting, { javaScriptEnabled: false }, async (page, messages) => {
    const response = await page.goto(setting.shell + address);
    return { status: response?.status() ?? 0, state: await readState(page, setting.remote), messages };
  });
}
