import { measureReleases } from '../bench/measure-releases.ts';
import { expect, test } from '../site/test.ts';

test('a running shell keeps nothing of the versions that it served before', async ({ site }) => {
  test.setTimeout(300_000);
  const samples = await measureReleases(30, 10, site);
  for (const { releases, heap, resident } of samples)
    console.log(`${releases} releases: heap ${Math.round(heap / 1e6)} MB, process ${Math.round(resident / 1e6)} MB`);
  const [, before, after] = samples;
  expect((after?.heap ?? 0) / (before?.heap ?? 0), 'heap after 30 releases, and after 20').toBeLessThan(1.1);
  expect((after?.resident ?? 0) / (before?.resident ?? 0), 'the whole process').toBeLessThan(1.25);
});
