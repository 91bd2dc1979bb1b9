import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The error page that depends on nothing that may have failed: no renderer, no content, no script. */
export function lastResort(): Response {
  return new Response(html, {
    status: 500,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleDigest}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}

const html = readFileSync(new URL('./something-went-wrong.html', import.meta.url), 'utf8');
const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
const styleDigest = createHash('sha256').update(style).digest('base64');
