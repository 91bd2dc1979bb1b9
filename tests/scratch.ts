import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { packageDirectory, packageVersion } from 'deploy/local/workspace.ts';
import { startTestSite } from './site/start-test-site.ts';
import { startWithoutServices } from './conformance/start-without-services.ts';
import { askShell } from '@site/kit/check/ask-shell';
import { openPage } from '@site/kit/check/look/open-page';
import { openWithoutScripts } from '@site/kit/check/look/without-scripts';
import { openWithoutServices } from '@site/kit/check/look/without-services';
import { openSlowly } from '@site/kit/check/look/slowly';
import { leavePage } from '@site/kit/check/look/leave-page';
import { publishRelease } from '@site/kit/release/publish-release';
const t0 = Date.now();
const log = (...a: unknown[]) => console.log(((Date.now() - t0) / 1000).toFixed(1), ...a);
const [remote = 'mfe-contact', ...addresses] = process.argv.slice(2);
const site = await startTestSite();
log('site');
const dark = await startWithoutServices(site);
log('dark');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
try {
  const version = await publishRelease(site.releasesDirectory, { packageVersion: '1.0.0', distDirectory: join(packageDirectory(remote), 'dist'), isForTesters: true });
  log(version, await askShell(site.url, remote, version));
  log(await askShell(dark.url, remote, version));
  const setting = { browser, shell: site.url, remote, version, choices: [`${remote}@${version}`] };
  for (const a of addresses) {
    log(a, 'opened', await openPage(setting, a));
    log(a, 'no scripts', await openWithoutScripts(setting, a));
    log(a, 'slow', await openSlowly(setting, a));
    log(a, 'dark', await openWithoutServices(setting, a, dark.url));
    log(a, 'left', await leavePage(setting, a));
  }
} finally {
  await browser.close(); await dark.stop(); await site.stop();
}
