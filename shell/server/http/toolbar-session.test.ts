import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createToolbarSession } from './toolbar-session.ts';

function start(allowed: 'true' | 'false' = 'true') {
  const session = createToolbarSession({ ALLOW_CHOSEN_VERSIONS: allowed });
  const app = new Hono();
  app.route('/', session.routes);
  app.get('*', (context) => context.text(session.isOpen(context) ? 'with toolbar' : 'without'));
  return async (path: string, cookie = '') => {
    const response = await app.request(path, { headers: { Cookie: cookie } });
    return { response, text: await response.text(), cookie: response.headers.get('Set-Cookie') };
  };
}

describe("the testers' toolbar", () => {
  it('is on every page once it is switched on, until it is switched off', async () => {
    const ask = start();
    expect((await ask('/')).text).toBe('without');
    const on = await ask('/case-study?industry=retail&toolbar=on');
    expect(on.response.headers.get('Location')).toBe('/case-study?industry=retail');
    expect(on.cookie).toBe('toolbar=on; Path=/; HttpOnly; SameSite=Lax');
    expect((await ask('/', 'toolbar=on')).text).toBe('with toolbar');
    const off = await ask('/?toolbar=off&remote=mfe-contact@1.0.0-aaaa', 'toolbar=on');
    expect(off.cookie).toContain('toolbar=; Max-Age=0');
    expect(off.response.headers.get('Location'), 'which ends the choice of versions').toBe('/?remote=live');
  });

  it('comes with an address that chooses versions, and not with the one that ends the choice', async () => {
    const ask = start();
    expect(await ask('/?remote=mfe-contact@1.0.0-aaaa')).toMatchObject({
      text: 'with toolbar',
      cookie: expect.stringContaining('toolbar=on'),
    });
    expect((await ask('/?remote=live')).text).toBe('without');
  });

  it('does not exist where nobody may choose versions', async () => {
    const ask = start('false');
    expect(await ask('/?toolbar=on')).toMatchObject({ text: 'without', cookie: null });
    expect((await ask('/?remote=mfe-contact@1.0.0-aaaa', 'toolbar=on')).text).toBe('without');
  });

  it('leads to no other site', async () => {
    const { response } = await start()('//evil.example/?toolbar=on');
    expect(response.headers.get('Location')).toBe('/evil.example/');
  });
});
