import { Hono } from 'hono';
import type { PageServices } from './page.ts';
import { listPages } from './site-pages.ts';

/** What search engines and language models ask for: sitemap.xml, robots.txt, llms.txt. */
export function searchEngineRoutes({ env, content }: PageServices): Hono {
  const app = new Hono();
  app.get('/robots.txt', (context) =>
    context.text(
      `User-agent: *\nAllow: /\nDisallow: /content/\nDisallow: /broken\nSitemap: ${env.SITE_ORIGIN}/sitemap.xml\n`,
    ),
  );
  app.get('/sitemap.xml', async (context) => {
    const pages = await listPages(content);
    const urls = pages.map(({ path }) => `<url><loc>${new URL(path, env.SITE_ORIGIN).href}</loc></url>`);
    const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
    return context.body(xml, 200, { 'Content-Type': 'application/xml' });
  });
  app.get('/llms.txt', async (context) => {
    const pages = await listPages(content);
    return context.text(
      pages.map(({ path, title }) => `- [${title}](${new URL(path, env.SITE_ORIGIN).href})`).join('\n'),
    );
  });
  return app;
}
