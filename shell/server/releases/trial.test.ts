import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { MirroredRelease } from './mirror.ts';
import { ReleaseRefused } from './release-refused.ts';
import { startTrialProcess, tryRelease } from './trial.ts';

const site = 'http://localhost';

/** Stands in for the shell's Node build: it loads a remote's entry, and renders nothing. */
const renderer = `
  exports.renderer = Promise.resolve({ loadInNode: async ({ serverEntry }) => require(serverEntry) });
`;

/** Tries a remote of one page with this server code. */
function tryCode(code: string, startProcess = startTrialProcess): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'trial-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  mkdirSync(join(directory, 'server'));
  writeFileSync(join(directory, 'server/index.shell.cjs'), renderer);
  writeFileSync(join(directory, 'server/remoteEntry.cjs'), code);
  const release = { pages: {}, fragments: {}, fragmentProps: {}, exposes: { 'pages/own': {} }, needs: { content: [] } };
  const candidate = { remote: 'mfe-own', version: '1.0.0-own', directory, styles: [], release };
  return tryRelease(candidate as unknown as MirroredRelease, {
    startProcess: () => startProcess(directory),
    config: { siteOrigin: site, contactsApiUrl: site, providerApiUrl: site, sustainabilityUrl: site },
    answerContent: () => Promise.reject(new Error('Content is down.')),
    addressFor: async (pattern) => pattern,
  });
}

it.each([
  ['takes its process for one of its own', "process.send?.({ type: 'done' });"],
  ['asks for content in words of its own', "process.send?.({ type: 'content' });"],
])('finds what else is wrong with a remote that %s', async (_, message) => {
  await expect(tryCode(`${message} throw new Error('broken on purpose');`)).rejects.toThrow('broken on purpose');
});

it.each(['null', "{ type: 'content' }"])(
  'refuses a remote that sends %s to the shell, which goes on',
  async (message) => {
    await expect(tryCode(`process._send(${message}); for (;;);`)).rejects.toThrow(
      'It sent a message that nobody understands while loading pages/own',
    );
  },
);

it('blames no release for a process that ends before it loads any of it', async () => {
  const trial = tryCode('', (distDirectory) => {
    const child = startTrialProcess(distDirectory);
    child.kill('SIGKILL');
    return child;
  });
  await expect(trial).rejects.toThrow('Its trial could not run');
  await expect(trial).rejects.not.toBeInstanceOf(ReleaseRefused);
});
