import { expect, it } from 'vitest';
import type { BuiltRemote } from '../build/remote-file-plugin.ts';
import { checkBrought } from './check-brought.ts';

function claiming(...paths: string[]): BuiltRemote {
  const pages = { openings: ['/careers', ...paths] };
  return { name: 'mfe-careers', pages, fragments: {}, contractVersion: '2.2.0', shared: {} } as unknown as BuiltRemote;
}

it('accepts plain paths', () => {
  checkBrought(claiming('/careers/:id', '/content-marketing', '/reports', '/careers/broken'));
});

it('refuses a path that the shell answers itself, where no visitor would see the page', () => {
  for (const path of ['/healthz', '/broken', '/_platform', '/assets/:file', '/content/*', '/Report', '/sitemap.xml'])
    expect(() => checkBrought(claiming(path)), path).toThrow(
      `mfe-careers claims ${path}, which the shell answers itself, so that nobody would see the page. Choose another path in remote.ts.`,
    );
});

it('refuses a path that matches what no page has', () => {
  for (const path of ['/*', '/:name', '/:lang/careers'])
    expect(() => checkBrought(claiming(path)), path).toThrow('Begin the path with a fixed segment.');
});

it('refuses a path that hides what it matches', () => {
  for (const path of ['careers', '/careers/', '/careers?x=1', '/:lang?/careers'])
    expect(() => checkBrought(claiming(path)), path).toThrow('hides what it matches');
});
