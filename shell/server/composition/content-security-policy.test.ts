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
  it('runs scripts of the site and its releases only, two inline texts by their hash, and nothing evaluated', () => {
    const policy = toContentSecurityPolicy(['.a{}'], production);
    const hash = expect.stringMatching(/^'sha256-[\w+/]{43}='$/);
    expect(policy).not.toMatch(/unsafe-/);
    expect(directives(policy)).toMatchObject({
      'script-src': ["'self'", 'https://releases.example.com', hash, hash],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
    });
  });

  it('lets a page connect to the configured origins and nothing else', () => {
    expect(directives(toContentSecurityPolicy(['.a{}'], production))).toMatchObject({
      'default-src': ["'self'"],
      'connect-src': ["'self'", 'https://api.example.com'],
      'style-src': ["'self'", "'sha256-zykMelvY9taAHFfnWfsi7Rnifucb0B5GzFq+5ZuppCM='", 'https://releases.example.com'],
      'img-src': ["'self'", 'data:', 'https://images.ctfassets.net'],
    });
  });

  it('allows images from the local content service', () => {
    expect(directives(toContentSecurityPolicy(['.a{}'], readShellEnv({})))['img-src']).toContain(
      'http://localhost:4000',
    );
  });

  it('allows images from the region of the space', () => {
    const policy = toContentSecurityPolicy(['.a{}'], { ...production, CONTENTFUL_HOST: 'cdn.eu.contentful.com' });
    expect(directives(policy)['img-src']).toContain('https://images.eu.ctfassets.net');
  });

  it('upgrades requests on HTTPS only', () => {
    expect(directives(toContentSecurityPolicy(['.a{}'], production))).toHaveProperty('upgrade-insecure-requests');
    expect(directives(toContentSecurityPolicy(['.a{}'], readShellEnv({})))).not.toHaveProperty(
      'upgrade-insecure-requests',
    );
  });
});

describe('with a tag manager', () => {
  const configured = { ...production, TAG_MANAGER_ID: 'GTM-ABC123' };

  it('allows analytics to connect and to load images', () => {
    const { 'connect-src': connect, 'img-src': images } = directives(toContentSecurityPolicy(['.a{}'], configured));
    expect(connect).toContain('https://*.google-analytics.com');
    expect(images).toContain('https://*.google-analytics.com');
  });

  it('runs its scripts besides those of the site', () => {
    const { 'script-src': scripts } = directives(toContentSecurityPolicy([], configured));
    expect(scripts?.filter((source) => !source.startsWith("'sha256-"))).toEqual([
      "'self'",
      'https://releases.example.com',
      'https://*.googletagmanager.com',
    ]);
  });

  it('is the only policy that mentions Google', () => {
    expect(toContentSecurityPolicy(['.a{}'], production)).not.toContain('google');
  });
});
