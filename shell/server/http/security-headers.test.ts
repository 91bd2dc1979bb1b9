import { describe, expect, it } from 'vitest';
import { readShellEnv } from '../env.ts';
import { toSecurityHeaders } from './security-headers.ts';

const production = readShellEnv({ SITE_ORIGIN: 'https://www.example.com' });

describe('security headers', () => {
  it('ask for https for good, where the site is on https', () => {
    expect(toSecurityHeaders(production)['Strict-Transport-Security']).toMatch(/max-age=\d{8,}; includeSubDomains/);
    expect(toSecurityHeaders(readShellEnv({}))).not.toHaveProperty('Strict-Transport-Security');
  });

  it('forbid sniffing, framing and devices', () => {
    expect(toSecurityHeaders(production)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
    });
  });
});
