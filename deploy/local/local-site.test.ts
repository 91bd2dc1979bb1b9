import { expect, it } from 'vitest';
import { planLocalSite } from './local-site.ts';

it('starts a service whose variable is empty, and looks for it at its own port', () => {
  const { processes, env } = planLocalSite({ REGISTRY_URL: '', RELEASES_PORT: '5200' });
  expect(processes.map(({ name }) => name)).toContain('releases');
  expect(env.REGISTRY_URL).toBe('http://localhost:5200/registry.json');
});

it('starts no service that the environment points elsewhere', () => {
  const { processes, env } = planLocalSite({ REGISTRY_URL: 'https://releases.example.com/registry.json' });
  expect(processes.map(({ name }) => name)).toEqual(['content', 'api', 'shell']);
  expect(env.REGISTRY_URL).toBe('https://releases.example.com/registry.json');
});
