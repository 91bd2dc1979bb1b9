import type { Browser, CDPSession, Page } from 'playwright';

/** Opens a slow phone: 4x slower than this machine, 1.6 Mbps, 150 ms round trip, empty cache. */
export async function openPhone(
  browser: Browser,
): Promise<{ page: Page; devTools: CDPSession; close(): Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, devTools, close: () => context.close() };
}
