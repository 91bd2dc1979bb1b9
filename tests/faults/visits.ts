import { pageQueries } from '@site/content/server/content-routes';
import { pagePaths, unknownPath } from '../site/paths.ts';

/** One request of the soak. */
export interface Visit {
  kind: 'page' | 'content' | 'static' | 'form' | 'unknown' | 'odd';
  path: string;
  form?: string;
}

/** Forms that nobody can take, so that no lead is stored. */
const invalidForms = ['', 'formName=contact-us', 'formName=contact-us&email=nobody&message=', 'formName=none&a=b'];

/** Everything that is asked for, pages most often. */
export function createVisits(html: string): Visit[] {
  const assets = new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path));
  const pages = pagePaths.map((path): Visit => ({ kind: 'page', path }));
  const reads = ['read/case-study-list', ...pageQueries.map(toRead)];
  return [
    ...pages,
    ...pages,
    ...reads.map((read): Visit => ({ kind: 'content', path: `/content/${read}` })),
    ...[...assets, '/robots.txt', '/sitemap.xml', '/rss.xml'].map((path): Visit => ({ kind: 'static', path })),
    ...invalidForms.map((form): Visit => ({ kind: 'form', path: '/contact-us', form })),
    ...[unknownPath, '/wp-login.php', '/.env', '/case-study/nosuchstudy', '/content/none?include=9'].map(
      (path): Visit => ({ kind: 'unknown', path }),
    ),
    ...[
      '//contact-us',
      '/contact-us/',
      '/%09/evil.com/',
      '/%0a/x/',
      '/%7F/',
      '/caf%C3%A9/',
      '/case-study/%',
      '/About-Us',
    ].map((path): Visit => ({ kind: 'odd', path })),
  ];
}

function toRead({ contentType, include, limit }: (typeof pageQueries)[number]): string {
  return `${contentType}?include=${include}&limit=${limit}`;
}
