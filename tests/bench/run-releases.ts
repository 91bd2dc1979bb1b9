import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import config from '../playwright.config.ts';
import buildSite from '../site/build-site.ts';
import { startTestSite } from '../site/start-test-site.ts';
import { measureDelivery } from './measure-delivery.ts';
import { measureReleases } from './measure-releases.ts';
import { type Download, measureReturn } from './measure-return.ts';
import { median } from './print-table.ts';

/**
 * `npm run bench:releases`: what a release costs the site and its visitors, written to `releases.md`. `npm run bench:releases
 * -- 40` makes 40 releases instead of 200 to see what the shell's memory does.
 */
const releases = Number(process.argv[2] ?? 200);
const runs = 5;

await buildSite();
const rows: [what: string, figure: string][] = [];

const { build, delivery } = await measureDelivery(runs);
rows.push(['building mfe-contact', `${seconds(build)} s`]);
rows.push(['from publishing the build until three shells serve it', `${seconds(delivery)} s`]);

const browser = await chromium.launch(config.use?.launchOptions);
const site = await startTestSite({ env: { ALLOW_CHOSEN_VERSIONS: 'false' } });
const { without, after } = await measureReturn(browser, site);
await browser.close();
await site.stop();
const isFile = ({ isDocument, url }: Download) => !isDocument && /\.(js|css|woff2)$/.test(url);
rows.push(['a visitor returns to three pages, nothing was released: bytes', total(without)]);
rows.push(['… after a release of mfe-case-studies: bytes of all', total(after)]);
rows.push(['… of which scripts, styles and fonts', total(after.filter(isFile))]);
const others = after.filter((file) => isFile(file) && !file.url.includes('/mfe-case-studies/'));
rows.push(['… of which not of that remote', total(others)]);

for (const { releases: count, heap, resident } of await measureReleases(releases, releases / 4))
  rows.push([`the shell after ${count} releases: heap, process`, `${megabytes(heap)}, ${megabytes(resident)}`]);

const date = new Date().toISOString().slice(0, 10);
const table = ['| | |', '|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n');
console.log(table);
const title = `# Releases, measured on ${date}\n\nMedians of ${runs} releases. \`npm run bench:releases\` writes this file.\n\n`;
await writeFile(join(import.meta.dirname, 'releases.md'), `${title}${table}\n`);

function seconds(times: readonly number[]): string {
  return (median(times) / 1_000).toFixed(1);
}

function total(downloads: readonly Download[]): string {
  return String(downloads.reduce((sum, { bytes }) => sum + bytes, 0));
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(0)} MB`;
}
