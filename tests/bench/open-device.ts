import type { Browser, CDPSession, Page } from 'playwright';

/** A slow phone (4x slower than this machine, 1.6 Mbps, 150 ms round trip), or a desktop on a fast line. */
const devices = {
  phone: {
    context: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    network: { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
    slowdown: 4,
  },
  desktop: {
    context: { viewport: { width: 1440, height: 900 } },
    network: { latency: 40, downloadThroughput: 10_000_000 / 8, uploadThroughput: 5_000_000 / 8 },
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
  const { context: options, network, slowdown } = devices[device];
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, devTools, close: () => context.close() };
}
