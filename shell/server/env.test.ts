import { describe, expect, it } from 'vitest';
import { readShellEnv } from './env.ts';

describe('the shell’s configuration', () => {
  it('has defaults for one machine', () => {
    expect(readShellEnv({})).toMatchObject({
      PORT: 3000,
      SITE_ORIGIN: 'http://localhost:3000',
      REGISTRY_URL: 'http://localhost:4200/registry.json',
      CONTENTFUL_HOST: 'localhost:4000',
    });
  });

  it('treats an empty variable as missing', () => {
    expect(readShellEnv({ PORT: '', SITE_ORIGIN: '' })).toMatchObject({
      PORT: 3000,
      SITE_ORIGIN: 'http://localhost:3000',
    });
  });

  it('accepts URLs with or without a trailing slash', () => {
    expect(readShellEnv({ SITE_ORIGIN: 'https://www.example.com/' }).SITE_ORIGIN).toBe('https://www.example.com');
  });

  it.each([
    ['PORT', 'eighty', 'should be a port number'],
    ['PORT', '70000', '65535'],
    ['REGISTRY_URL', '/registry.json', 'should be an absolute address'],
    ['CONTACTS_API_URL', 'localhost', 'should be an absolute address'],
    ['REGISTRY_POLL_MS', '1s', 'should be a number of milliseconds'],
    ['CONTENTFUL_WEBHOOK_SECRET', 'short', 'should be the 64 characters'],
    ['TAG_MANAGER_ID', 'UA-1', 'should look like GTM-ABC123'],
  ])('names %s if it is %s, and says what it should be', (name, value, advice) => {
    expect(() => readShellEnv({ [name]: value })).toThrow(new RegExp(`^${name} is invalid: .*${advice}`));
  });

  it('reports all errors at once', () => {
    expect(() => readShellEnv({ PORT: 'x', REGISTRY_URL: 'y' })).toThrow(/^PORT .*\nREGISTRY_URL /);
  });

  it('never repeats a value, which may be a secret', () => {
    expect(() => readShellEnv({ CONTENTFUL_WEBHOOK_SECRET: 'hunter2' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
  });
});
