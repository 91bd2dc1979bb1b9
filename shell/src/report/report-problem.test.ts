import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const sent: Record<string, unknown>[] = [];

beforeEach(() => {
  vi.resetModules();
  sent.length = 0;
  vi.stubGlobal('location', { pathname: '/contact-us' });
  vi.stubGlobal('navigator', { sendBeacon: (_path: string, body: string) => sent.push(JSON.parse(body)) });
});

afterEach(() => vi.unstubAllGlobals());

const start = () => import('./report-problem.ts');

function toError(file: string): Error {
  const error = new Error('broken on purpose');
  error.stack = `Error: broken on purpose\n    at Page (${file}:1:2345)`;
  return error;
}

it('names the release whose code is on the stack', async () => {
  const { reportProblem } = await start();
  const file = 'https://www.example.com/releases/mfe-case-studies/1.2.0-kqs4edvd1r/client/fragments-carousel.js';
  reportProblem({ kind: 'hydration', error: toError(file) });
  expect(sent).toMatchObject([{ remote: 'mfe-case-studies', version: '1.2.0-kqs4edvd1r', path: '/contact-us' }]);
});

it('names the release of the page if the stack names none', async () => {
  const { reportFor, reportProblem } = await start();
  reportFor(() => ({ remote: 'mfe-contact', version: '1.0.0-aaaa' }));
  reportProblem({ kind: 'hydration', error: toError('https://www.example.com/assets/index.js') });
  reportProblem({ kind: 'remote-unavailable', remote: 'mfe-marketing', version: '1.0.0-bbbb', error: 'offline' });
  expect(sent).toMatchObject([
    { remote: 'mfe-contact', version: '1.0.0-aaaa', isFirst: true },
    { remote: 'mfe-marketing', version: '1.0.0-bbbb', isFirst: false },
  ]);
});

it('sends five reports of a page at most', async () => {
  const { reportProblem } = await start();
  for (let report = 0; report < 10; report += 1) reportProblem({ kind: 'uncaught', error: 'again' });
  expect(sent).toHaveLength(5);
});
