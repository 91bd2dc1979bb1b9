import { pageQueries } from '@site/content/server/content-routes';
import { pagePaths, unknownPath } from '../site/paths.ts';

/** One request of the soak. */
export interface Visit {
  kind: 'page' | 'content' | 'static' | 'form' | 'lead' | 'unknown' | 'odd';
  path: string;
  /** What is posted. It differs each time, so that each lead is one of its own. */
  form?: (time: number) => string;
}

/** Forms that nobody can take. */
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
    ...invalidForms.map((form): Visit => ({ kind: 'form', path: '/contact-us', form: () => form })),
    { kind: 'lead', path: '/contact-us', form: writeLead },
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

/** What the message of each lead begins with. */
export const leadMessage = 'Message of the soak, number';

function writeLead(time: number): string {
  return new URLSearchParams({
    formName: 'contact-us',
    full_name: 'Ada Byron',
    email: `ada.${time}@example.com`,
    countryCode: '+1',
    phone: '202-555-0143',
    company: 'Example Corp',
    message: `${leadMessage} ${time}`,
  }).toString();
}

function toRead({ contentType, include, limit }: (typeof pageQueries)[number]): string {
  return `${contentType}?include=${include}&limit=${limit}`;
}
