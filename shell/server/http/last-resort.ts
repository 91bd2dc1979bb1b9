import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The error page that depends on nothing that may have failed: no renderer, no content, no script. */
export function lastResort(): Response {
  const nonce = randomBytes(16).toString('base64');
  return new Response(html.replace('<style>', `<style nonce="${nonce}">`), {
    status: 500,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}

const html = readFileSync(new URL('./something-went-wrong.html', import.meta.url), 'utf8');
