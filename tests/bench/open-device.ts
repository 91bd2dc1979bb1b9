import type { Browser, CDPSession, Page } from 'playwright';
import { startSlowLine } from './slow-line.ts';

/** A slow phone (4x slower than this machine, 1.6 Mbps, 150 ms round trip), or a desktop on a fast line. */
const devices = {
  phone: {
    context: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    line: { roundTrip: 150, down: 1_600_000 / 8, up: 750_000 / 8 },
    slowdown: 4,
  },
  desktop: {
    context: { viewport: { width: 1440, height: 900 } },
    line: { roundTrip: 40, down: 10_000_000 / 8, up: 5_000_000 / 8 },
    slowdown: 1,
  },
};

export type Device = keyof typeof devices;

interface OpenPage {
  page: Page;
  devTools: CDPSession;
  close(): Promise<void>;
}

/** Opens a page on such a device, with an empty cache. */
export async function openDevice(browser: Browser, device: Device): Promise<OpenPage> {
  const { context: options, line: speed, slowdown } = devices[device];
  const line = await startSlowLine(speed);
  const context = await browser.newContext({ ...options, proxy: { server: line.url } });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const close = async () => {
    await context.close();
    line.close();
  };
  return { page, devTools, close };
}
