import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { readShellEnv } from '../env.ts';
import { securityHeaders, toSecurityHeaders } from './security-headers.ts';

const production = readShellEnv({ SITE_ORIGIN: 'https://www.example.com' });

describe('security headers', () => {
  it('require HTTPS permanently if the site uses it', () => {
    expect(toSecurityHeaders(production)['Strict-Transport-Security']).toMatch(/max-age=\d{8,}; includeSubDomains/);
    expect(toSecurityHeaders(readShellEnv({}))).not.toHaveProperty('Strict-Transport-Security');
  });

  it('forbid content sniffing, framing and access to devices', () => {
    expect(toSecurityHeaders(production)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
    });
  });

  it('keep windows of other sites from what is for one person, and let public pages be painted at once', async () => {
    const app = new Hono().use(securityHeaders(readShellEnv({})));
    app.get('/draft', (context) => context.text('', 200, { 'Cache-Control': 'no-store' }));
    app.get('/public', (context) => context.text('', 200, { 'Cache-Control': 'no-cache' }));
    const openerPolicyOf = async (path: string) => (await app.request(path)).headers.get('Cross-Origin-Opener-Policy');
    expect(await openerPolicyOf('/draft')).toBe('same-origin');
    expect(await openerPolicyOf('/public')).toBeNull();
  });
});
