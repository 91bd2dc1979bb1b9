import { describe, expect, it } from 'vitest';
import { startFakeOrigin } from '../../testing/start-fake-origin.ts';
import { contact, first, goLive, second, startShell } from './start-releases.ts';

describe('a version that is undone before it is served', () => {
  it.each(['held', 'slow'] as const)('never comes into service (%s)', async (trouble) => {
    const origin = await startFakeOrigin();
    const old = goLive(origin, first);
    const { promise, resolve } = Promise.withResolvers<void>();
    const shell = await startShell(origin, { [trouble]: { [second]: promise } });
    const hurried = goLive(origin, second, [old]);
    const bringingUp = shell.refresh();
    await expect.poll(() => [...shell.tried, ...shell.opened.flatMap(versionsIn)]).toContain(second);
    if (trouble === 'slow') await expect.poll(() => shell.opened.flatMap(versionsIn)).toContain(second);
    goLive(origin, first, [hurried], '2026-01-02T03:05:00.000Z');
    await shell.poll();
    resolve();
    await bringingUp;
    await shell.refresh();
    expect(shell.versionOf(contact)).toBe(first);
    expect(shell.lines).toEqual([`Serving ${contact}@${first}.`]);
    expect(shell.following.candidates.get(contact)).toMatchObject({ version: first, state: 'serving' });
  });

  it('is not loaded again by a shell that it ended', async () => {
    const origin = await startFakeOrigin();
    const old = goLive(origin, first);
    const ended = await startShell(origin);
    const deadly = goLive(origin, second, [old]);
    await ended.refresh();
    expect(ended.versionOf(contact)).toBe(second);
    goLive(origin, first, [deadly], '2026-01-02T03:05:00.000Z');
    const restarted = await startShell(origin);
    expect(restarted.versionOf(contact)).toBe(first);
    expect(restarted.opened.flatMap(versionsIn)).not.toContain(second);
  });

  it('does not keep a release of another remote from its visitors', async () => {
    const origin = await startFakeOrigin();
    const old = goLive(origin, first);
    const { promise, resolve } = Promise.withResolvers<void>();
    const shell = await startShell(origin, { slow: { [second]: promise } });
    const hurried = origin.release(contact, second);
    const press = origin.release('mfe-marketing', first, { pages: { press: ['/press'] } });
    origin.setRegistry({ [contact]: { ...hurried, history: [old] }, 'mfe-marketing': press });
    const bringingUp = shell.refresh();
    await expect.poll(() => shell.opened.flatMap(versionsIn)).toContain(second);
    origin.setRegistry({ [contact]: { ...old, history: [hurried] }, 'mfe-marketing': press });
    await shell.poll();
    resolve();
    await bringingUp;
    await shell.refresh();
    expect(shell.versionOf(contact)).toBe(first);
    expect(shell.versionOf('mfe-marketing')).toBe(first);
  });
});

function versionsIn({ releases }: { releases: Readonly<Record<string, { version: string }>> }): string[] {
  return Object.values(releases).map(({ version }) => version);
}
