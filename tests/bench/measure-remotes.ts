import { publishRelease } from '@site/kit/release/publish-release';
import { buildNewRemote } from '../deployment/build-new-remote.ts';
import { startTestSite, type TestSite } from '../site/start-test-site.ts';
import { measureThroughput } from './measure-throughput.ts';
import type { Row } from './print-table.ts';

const more = 36;
const turn = 2_000;

/** The site as it is and with 36 more remotes, in turns: how fast its pages answer, and how long its shell takes to start. */
export async function measureRemotes(runs: number): Promise<Row[]> {
  const few = await startTestSite({ env: { ALLOW_CHOSEN_VERSIONS: 'false' } });
  const many = await startTestSite({ env: { ALLOW_CHOSEN_VERSIONS: 'false' } });
  try {
    for (let index = 0; index < more; index += 1) await release(many, index);
    const answers = { few: [] as number[], many: [] as number[] };
    const starts = { few: [] as number[], many: [] as number[] };
    for (let run = 0; run < runs; run += 1) {
      for (const [side, site] of Object.entries({ few, many }) as [keyof typeof starts, TestSite][]) {
        const before = performance.now();
        await site.restartShell();
        starts[side].push(performance.now() - before);
        await measureThroughput(site.url, () => '/', turn);
        answers[side].push((await measureThroughput(site.url, () => '/', turn)).p99);
      }
    }
    const name = `${4 + more} remotes, and 4`;
    return [
      {
        name: `${name}: 99 of 100 answers within`,
        site: answers.many,
        twin: answers.few,
        unit: 'ms',
        goal: { ratio: 1.1 },
      },
      { name: `${name}: the shell starts in`, site: starts.many, twin: starts.few, unit: 'ms' },
    ];
  } finally {
    await few.stop();
    await many.stop();
  }
}

/** Releases a remote with one page, and waits until it is served. */
async function release({ releasesDirectory, url }: TestSite, index: number): Promise<void> {
  const path = `/team-${index}`;
  const { distDirectory, drop } = await buildNewRemote({
    'remote.ts': `import { defineRemote } from '@site/contract/remotes/define-remote';
      export const remote = defineRemote({
        name: 'mfe-team-${index}',
        pages: { team: ['${path}'] },
        fragments: {},
        needs: { content: [], api: [] },
        devPort: ${3005 + index},
      });`,
    'src/team/route.tsx': `import { defineRoute } from '@site/contract/remote-module/remote-route';
      export const route = defineRoute({
        Component: () => <h1>Team ${index}</h1>,
        handle: { meta: () => ({ title: 'Team ${index}', description: 'One of many teams.' }) },
      });`,
  });
  await publishRelease(releasesDirectory, { packageVersion: '1.0.0', distDirectory });
  await drop();
  for (const deadline = Date.now() + 120_000; (await fetch(url + path)).status !== 200; ) {
    if (Date.now() > deadline) throw new Error(`${path} is not served.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
