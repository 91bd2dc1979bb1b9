import { join } from 'node:path';
import { checkRemote } from '@site/kit/check/check-remote';
import { printReport } from '@site/kit/check/print-report';
import { rules } from '@site/kit/check/rules';
import { readRegistry } from '@site/kit/release/registry-file';
import { packageDirectory } from 'deploy/local/workspace.ts';
import { withEditedBuild } from '../deployment/publish-edited.ts';
import { toFaulty } from '../faults/publish-faulty.ts';
import { builtReleases, type TestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';
import { badRemotes } from './bad-remotes.ts';
import { startWithoutServices } from './start-without-services.ts';

let withoutServices: TestSite;

test.beforeAll(async ({ site }) => {
  withoutServices = await startWithoutServices(site);
});

test.afterAll(() => withoutServices.stop());

test.afterEach('visitors keep what they have', async ({ site }) => {
  const { remotes } = await readRegistry(site.releasesDirectory);
  expect(remotes).toEqual((await readRegistry(builtReleases)).remotes);
});

test('there is a bad remote for each rule', () => {
  const broken = new Set(badRemotes.map(({ rule }) => rule));
  expect(rules.map(({ name }) => name).filter((name) => !broken.has(name))).toEqual([]);
});

for (const bad of badRemotes) {
  test(`“${bad.rule}” finds a remote that ${bad.name}`, async ({ browser, site }) => {
    const subject = bad.isFragment
      ? { remote: 'mfe-case-studies', expose: 'fragments/carousel', only: 'fragments' as const }
      : { remote: 'mfe-contact', expose: 'pages/contact-us', only: ['/contact-us'] };
    const report = await withEditedBuild(subject.remote, { edit: toFaulty(subject, bad) }, (distDirectory) =>
      checkRemote({
        browser,
        shell: site.url,
        shellWithoutServices: withoutServices.url,
        releases: site.releasesDirectory,
        packageVersion: '1.1.0',
        distDirectory,
        stageDirectory: join(packageDirectory(subject.remote), 'dist/bad-stage'),
        only: subject.only,
        say: () => {},
      }),
    );
    const text = printReport(report);
    const finding = report.findings.find(({ rule, seen }) => rule === bad.rule && bad.seen.test(seen));
    expect(finding, text).toBeTruthy();
    expect(text).toContain(
      `✗ ${bad.rule}\n  where  ${finding?.place}\n  seen   ${finding?.seen}\n  mend   ${finding?.mend}`,
    );
    const found = new Set(report.findings.map(({ rule }) => rule));
    expect([...found].sort(), text).toEqual([bad.rule, ...(bad.also ?? [])].sort());
  });
}
