import { getSiteSettings } from '@site/content/entries/site-settings';
import { Hono } from 'hono';
import type { ContentServices } from './content-services.ts';
import { listPages, type SitePage } from './site-pages.ts';
import { watchReads } from './watch-reads.ts';
import { toXmlElement } from './xml.ts';

/** The files for search engines and language models: robots.txt, sitemap.xml and llms.txt. */
export function searchEngineRoutes({
  env,
  content,
  getListing,
}: Pick<ContentServices, 'env' | 'content' | 'getListing'>): Hono {
  const app = new Hono();
  app.get('/robots.txt', (context) =>
    context.text(
      `User-agent: *\nAllow: /\nDisallow: /content/\nDisallow: /broken\nSitemap: ${env.SITE_ORIGIN}/sitemap.xml\n`,
      200,
      shortly,
    ),
  );
  app.get('/sitemap.xml', async (context) => {
    const reads = watchReads(content);
    const pages = await listPages(reads, getListing());
    const urls = pages.map((page) => toSitemapUrl(page, env.SITE_ORIGIN));
    const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
    return context.body(xml, 200, { 'Content-Type': 'application/xml', ...toCaching(reads) });
  });
  app.get('/llms.txt', async (context) => {
    const reads = watchReads(content);
    const [pages, settings] = await Promise.all([
      listPages(reads, getListing()),
      getSiteSettings(reads).catch(() => undefined),
    ]);
    const lines = [`# ${toLine(settings?.providerName || 'Cloud consulting')}`];
    if (settings?.tagline) lines.push('', `> ${toLine(settings.tagline)}`);
    for (const [section, members = []] of Object.entries(Object.groupBy(pages, (page) => page.section))) {
      lines.push('', `## ${toLine(section)}`, '', ...members.map((page) => toListItem(page, env.SITE_ORIGIN)));
    }
    return context.text(`${lines.join('\n')}\n`, 200, toCaching(reads));
  });
  return app;
}

/** Short enough for changes to show soon, long enough for a proxy to absorb a crowd of robots. */
const shortly = { 'Cache-Control': 'public, max-age=300' };

/** A list that lacks pages must not outlive the outage. */
function toCaching({ isWhole }: { isWhole: boolean }) {
  return isWhole ? shortly : { 'Cache-Control': 'no-cache' };
}

function toSitemapUrl({ path, updatedAt }: SitePage, origin: string): string {
  const changed = updatedAt ? toXmlElement('lastmod', updatedAt) : '';
  return `<url>${toXmlElement('loc', new URL(path, origin).href)}${changed}</url>`;
}

/** https://llmstxt.org */
function toListItem({ path, title, description }: SitePage, origin: string): string {
  const note = description ? `: ${toLine(description)}` : '';
  return `- [${toLine(title).replace(/[[\]\\]/g, '\\$&')}](${new URL(path, origin).href})${note}`;
}

/** Puts text on one line, so that it cannot start a list or heading of its own. */
function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
