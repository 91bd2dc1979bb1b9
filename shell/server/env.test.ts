import { describe, expect, it } from 'vitest';
import { readShellEnv } from './env.ts';

describe('the configuration of the shell', () => {
  it('has a default for everything, for one machine', () => {
    expect(readShellEnv({})).toMatchObject({
      PORT: 3000,
      SITE_ORIGIN: 'http://localhost:3000',
      REGISTRY_URL: 'http://localhost:4200/registry.json',
      CONTENTFUL_HOST: 'localhost:4000',
    });
  });

  it('takes an empty variable as one that is not set', () => {
    expect(readShellEnv({ PORT: '', SITE_ORIGIN: '' })).toMatchObject({
      PORT: 3000,
      SITE_ORIGIN: 'http://localhost:3000',
    });
  });

  it('takes addresses with or without a slash at the end', () => {
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
  ])('names %s where it is %s, and says what it should be', (name, value, advice) => {
    expect(() => readShellEnv({ [name]: value })).toThrow(new RegExp(`^${name} is not usable: .*${advice}`));
  });

  it('names everything that is wrong at once', () => {
    expect(() => readShellEnv({ PORT: 'x', REGISTRY_URL: 'y' })).toThrow(/^PORT .*\nREGISTRY_URL /);
  });

  it('never repeats a value, which may be a secret', () => {
    expect(() => readShellEnv({ CONTENTFUL_WEBHOOK_SECRET: 'hunter2' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
  });
});
