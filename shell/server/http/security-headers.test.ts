import { describe, expect, it } from 'vitest';
import { readShellEnv } from '../env.ts';
import { toSecurityHeaders } from './security-headers.ts';

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
});
