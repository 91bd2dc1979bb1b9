import { join } from 'node:path';
import { checkRemote } from '@site/kit/check/check-remote';
import { printReport } from '@site/kit/check/print-report';
import { packageDirectory, packageVersion, readRemotes } from 'deploy/local/workspace.ts';
import type { TestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';
import { startWithoutServices } from './start-without-services.ts';

let withoutServices: TestSite;

test.beforeAll(async ({ site }) => {
  withoutServices = await startWithoutServices(site);
});

test.afterAll(() => withoutServices.stop());

for (const { name } of await readRemotes()) {
  test(`${name} keeps every rule`, async ({ browser, site }) => {
    test.setTimeout(600_000);
    const directory = packageDirectory(name);
    const steps: string[] = [];
    const report = await checkRemote({
      browser,
      shell: site.url,
      shellWithoutServices: withoutServices.url,
      releases: site.releasesDirectory,
      packageVersion: await packageVersion(name),
      distDirectory: join(directory, 'dist'),
      stageDirectory: join(directory, 'dist/stage'),
      say: (line) => steps.push(line),
    });
    console.log(printReport(report));
    expect(report.findings).toEqual([]);
    expect(report.notChecked).toEqual([]);
    expect(steps.slice(1).sort()).toEqual(report.visited.map((what) => `looking at ${what} …`).sort());
  });
}
