import { expect, it } from 'vitest';
import { judgePath } from './canonical-path.ts';

const judge = (path: string) => judgePath(new URL(`https://www.example.com${path}`));

it.each(['/', '/contact-us', '/case-study/a%20b', '/caf%C3%A9', '/a/b?c=%2F%2Fd', '/nobody/..%2fs'])(
  '%s is fine',
  (path) => {
    expect(judge(path)).toEqual({ kind: 'canonical' });
  },
);

it.each([
  ['/contact-us/', '/contact-us'],
  ['//contact-us', '/contact-us'],
  ['/case-study//42///', '/case-study/42'],
  ['/caf%C3%A9/', '/caf%C3%A9'],
  ['/contact-us/?a=1', '/contact-us?a=1'],
  ['///evil.example.com//', '/evil.example.com'],
])('%s moves to %s, on this site', (path, to) => {
  expect(judge(path)).toEqual({ kind: 'moved', to });
});

it.each([
  ['/About-Us/', '/about-us', '/about-us'],
  ['/CASE-STUDY/PortTelemetry?a=B', '/case-study/:caseId', '/case-study/PortTelemetry?a=B'],
  ['/Docs/a%2FB', '/docs/:docId', '/docs/a%2FB'],
  ['/case-study/%50ort%2dTelemetry', '/case-study/:caseId', '/case-study/Port-Telemetry'],
  ['/docs/caf%c3%a9', '/docs/:docId', '/docs/caf%C3%A9'],
])('%s, which %s claims, moves to %s', (path, pattern, to) => {
  expect(judgePath(new URL(`https://www.example.com${path}`), () => pattern)).toEqual({ kind: 'moved', to });
});

it.each(['/%09/evil.example.com/', '/%0a/x/', '/%0d/x/', '/%7F/', '/%5Cevil.example.com/', '/%00', '/%E0%A4%A'])(
  '%s is malformed',
  (path) => {
    expect(judge(path)).toEqual({ kind: 'malformed' });
  },
);

it('takes no longer for a path of 100,000 slashes than for its length', () => {
  const time = (length: number) => {
    const url = new URL(`https://www.example.com/${'/a'.repeat(length)}/`);
    const start = performance.now();
    for (let round = 0; round < 20; round += 1) judgePath(url);
    return performance.now() - start;
  };
  time(1_000);
  expect(time(50_000) / time(5_000)).toBeLessThan(60);
});
