import { getPressItems, type PressItem } from '@site/content/entries/press';
import { getSiteSettings } from '@site/content/entries/site-settings';
import { Hono } from 'hono';
import type { ContentServices } from './content-services.ts';
import { escapeXml, toXmlElement } from './xml.ts';

/** `GET /rss.xml`: the press page as RSS 2.0. */
export function pressFeed({ env, content, report }: Pick<ContentServices, 'env' | 'content' | 'report'>): Hono {
  const app = new Hono();
  app.get('/rss.xml', async (context) => {
    try {
      const [items, settings] = await Promise.all([
        getPressItems(content),
        getSiteSettings(content).catch(() => undefined),
      ]);
      const press = new URL('/press', env.SITE_ORIGIN).href;
      const xml = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
        toXmlElement('title', ['Press', settings?.providerName].filter(Boolean).join(' · ')),
        toXmlElement('link', press),
        toXmlElement('description', settings?.tagline || 'News about the company and its programs.'),
        '<language>en</language>',
        `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(new URL('/rss.xml', env.SITE_ORIGIN).href)}"/>`,
        ...items.map((item) => toItem(item, press)),
        '</channel></rss>',
      ].join('');
      return context.body(xml, 200, {
        'Content-Type': 'application/rss+xml; charset=utf-8',
        'Cache-Control': 'public, max-age=300',
      });
    } catch (error) {
      report(error);
      return context.text('The press feed is not available right now.', 503, { 'Cache-Control': 'no-store' });
    }
  });
  return app;
}

function toItem({ id, title, description, url, date }: PressItem, press: string): string {
  const published = new Date(date);
  return [
    '<item>',
    toXmlElement('title', title),
    toXmlElement('link', isWebAddress(url) ? url : press),
    `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
    Number.isNaN(published.getTime()) ? '' : toXmlElement('pubDate', published.toUTCString()),
    toXmlElement('description', description),
    '</item>',
  ].join('');
}

function isWebAddress(url: string): boolean {
  return /^https?:$/.test(URL.parse(url)?.protocol ?? '');
}
