import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import type { Session } from './sessions.ts';

/** Where the page is. Its cookie goes nowhere else. */
export const platformPath = '/_platform';

export type Html = ReturnType<typeof html>;

interface Frame {
  title: string;
  body: Html;
  /** Addresses of the shell's stylesheets, which have the site's tokens. */
  styles: readonly string[];
  session?: Session | undefined;
}

const css = readFileSync(new URL('./platform.css', import.meta.url), 'utf8');

/** Headers of every answer here. Nothing runs, nobody keeps it, no search engine lists it. */
export const frameHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'self' 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

/** The document around each page for the platform team. */
export function toFrame({ title, body, styles, session }: Frame): Html {
  return html`<!DOCTYPE html>
<html lang="en" data-fonts="late">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex, nofollow">
    <title>${title} | Platform</title>
    <link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
    ${styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
    <style>${raw(css)}</style>
  </head>
  <body class="platform">
    <header class="platform-header">
      <a class="platform-brand" href="${platformPath}"><img src="/assets/icon.svg" alt="" width="32" height="32">Platform</a>
      ${
        session &&
        html`<form method="post" action="${platformPath}/sign-out">
        <span class="platform-quiet">${session.name}</span>
        <input type="hidden" name="token" value="${session.formToken}">
        <button class="platform-button" data-look="quiet">Sign out</button>
      </form>`
      }
    </header>
    <main class="platform-main">${body}</main>
  </body>
</html>`;
}
