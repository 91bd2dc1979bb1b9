import { describe, expect, it } from 'vitest';
import { readShellEnv } from '../env.ts';
import { toContentSecurityPolicy } from './content-security-policy.ts';

const production = readShellEnv({
  SITE_ORIGIN: 'https://www.example.com',
  REGISTRY_URL: 'https://releases.example.com/live/registry.json',
  CONTENTFUL_HOST: 'cdn.contentful.com',
  CONTACTS_API_URL: 'https://api.example.com/prod',
  PROVIDER_API_URL: 'https://api.example.com/prod',
});

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));
}

describe('the Content-Security-Policy', () => {
  it('runs only scripts with a nonce, nothing inline and nothing evaluated', () => {
    const policy = toContentSecurityPolicy('abc', production);
    expect(policy).not.toMatch(/unsafe-/);
    expect(directives(policy)).toMatchObject({
      'script-src': ["'nonce-abc'", "'strict-dynamic'", 'https:'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
    });
  });

  it('lets a page connect to the configured origins and nothing else', () => {
    expect(directives(toContentSecurityPolicy('abc', production))).toMatchObject({
      'default-src': ["'self'"],
      'connect-src': ["'self'", 'https://api.example.com'],
      'style-src': ["'self'", "'nonce-abc'", 'https://releases.example.com'],
      'img-src': ["'self'", 'data:', 'https://images.ctfassets.net'],
    });
  });

  it('allows images from the local content service', () => {
    expect(directives(toContentSecurityPolicy('abc', readShellEnv({})))['img-src']).toContain('http://localhost:4000');
  });

  it('allows images from the region of the space', () => {
    const policy = toContentSecurityPolicy('abc', { ...production, CONTENTFUL_HOST: 'cdn.eu.contentful.com' });
    expect(directives(policy)['img-src']).toContain('https://images.eu.ctfassets.net');
  });

  it('upgrades requests on HTTPS only', () => {
    expect(directives(toContentSecurityPolicy('abc', production))).toHaveProperty('upgrade-insecure-requests');
    expect(directives(toContentSecurityPolicy('abc', readShellEnv({})))).not.toHaveProperty(
      'upgrade-insecure-requests',
    );
  });
});

describe('with a tag manager', () => {
  const configured = { ...production, TAG_MANAGER_ID: 'GTM-ABC123' };

  it('allows analytics to connect and to load images', () => {
    const { 'connect-src': connect, 'img-src': images } = directives(toContentSecurityPolicy('abc', configured));
    expect(connect).toContain('https://*.google-analytics.com');
    expect(images).toContain('https://*.google-analytics.com');
  });

  it('still runs only scripts with a nonce', () => {
    const scripts = (policy: string) => directives(policy)['script-src'];
    expect(scripts(toContentSecurityPolicy('abc', configured))).toEqual(
      scripts(toContentSecurityPolicy('abc', production)),
    );
  });

  it('is the only policy that mentions Google', () => {
    expect(toContentSecurityPolicy('abc', production)).not.toContain('google');
  });
});
