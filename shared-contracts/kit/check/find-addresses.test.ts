import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { findAddresses, requireOwn } from './find-addresses.ts';

const claims = { pages: { list: ['/jobs'], detail: ['/jobs/:jobId'], apply: ['/jobs/:jobId/apply'] }, fragments: {} };

/** A shell with these pages in its site map. */
async function startShell(paths: string[]): Promise<string> {
  const locations = paths.map((path) => `<url><loc>https://www.example.com${path}</loc></url>`);
  const server = createServer((_, response) => response.end(`<urlset>${locations.join('')}</urlset>`));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as { port: number }).port}`;
}

it('takes addresses of paths with parameters from the site map, and says for which there are none', async () => {
  const shell = await startShell(['/', '/jobs', '/jobs/engineer', '/jobs/writer']);
  expect(await findAddresses(shell, 'mfe-careers', claims, [])).toEqual({
    addresses: ['/jobs', '/jobs/engineer'],
    unknown: ['/jobs/:jobId/apply'],
  });
});

it('prefers addresses that the team names', async () => {
  const shell = await startShell(['/jobs/engineer']);
  const examples = ['/jobs/writer/apply', '/jobs/writer'];
  expect(await findAddresses(shell, 'mfe-careers', claims, examples)).toEqual({
    addresses: ['/jobs', '/jobs/writer', '/jobs/writer/apply'],
    unknown: [],
  });
});

it('refuses an address that is on no page of the remote, and says which pages it has', () => {
  requireOwn('mfe-careers', claims, ['/jobs', '/jobs/writer?from=mail']);
  expect(() => requireOwn('mfe-careers', claims, ['/jobs', '/case-study'])).toThrow(
    '/case-study is no page of mfe-careers. Its remote.ts claims /jobs, /jobs/:jobId, /jobs/:jobId/apply.',
  );
});
