import { measureReturn } from '../bench/measure-return.ts';
import { startTestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';

test('after a release, a returning visitor downloads pages and the files of that remote only', async ({
  browser,
  site: beside,
}) => {
  const site = await startTestSite({ beside, env: { ALLOW_CHOSEN_VERSIONS: 'false' } });
  const { after, version } = await measureReturn(browser, site);
  await site.stop();
  const files = after.filter(({ url, isDocument }) => !isDocument && /\.(js|css|woff2)$/.test(url));
  expect(files).not.toEqual([]);
  expect(files.filter(({ url }) => !url.includes(`/mfe-case-studies/${version}/`))).toEqual([]);
});
