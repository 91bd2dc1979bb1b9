import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function pathsIn(mode: string): Promise<(string | undefined)[]> {
  vi.stubEnv('NODE_ENV', mode);
  vi.resetModules();
  const { siteRoutes } = await import('./site-routes.tsx');
  return siteRoutes([], () => 'unknown').flatMap(({ children }) => children?.[0]?.children?.map(({ path }) => path));
}

it('shows the styleguide in development', async () => {
  expect(await pathsIn('development')).toContain('/styleguide');
});

it('has no styleguide in production', async () => {
  expect(await pathsIn('production')).toEqual(['/broken', '/unsupported-device', '*']);
});
