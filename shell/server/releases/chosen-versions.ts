import { releaseVersion } from '@site/contract/releases/release';
import { type RemoteName, remoteNames } from '@site/contract/remotes/remotes';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { devVersion, type ServedRelease } from './served-release.ts';

const cookieName = 'remotes';

/** What a tester chose instead of a live release: another version, or a dev server on their own machine. */
export type Choice = { version: string } | { devServer: string };

/**
 * Reads the releases that a tester chose in the URL, e.g. `/?remote=mfe-contact@1.0.0-3f2a9c1b0d` or
 * `/?remote=mfe-contact@http://localhost:3004/`, and keeps them in a session cookie. `remote` may be repeated;
 * `?remote=live` ends the choice. Anything else is ignored.
 */
export function readChoices(context: Context): Map<RemoteName, Choice> {
  const asked = context.req.queries('remote');
  const written = asked ? asked.join(',') : (getCookie(context, cookieName) ?? '');
  const choices = new Map<RemoteName, Choice>();
  for (const part of written.split(',')) {
    const [name, ...rest] = part.split('@');
    const remote = remoteNames.find((candidate) => candidate === name);
    const choice = toChoice(rest.join('@'));
    if (remote && choice) choices.set(remote, choice);
  }
  if (asked) {
    const kept = [...choices].map(
      ([remote, choice]) => `${remote}@${'version' in choice ? choice.version : choice.devServer}`,
    );
    setCookie(context, cookieName, kept.join(','), { httpOnly: true, sameSite: 'Lax', path: '/' });
  }
  return choices;
}

/** Replaces live releases with the chosen ones; keeps the live one if a chosen one is not available. */
export async function withChoices(
  releases: ReadonlyMap<RemoteName, ServedRelease>,
  choices: Map<RemoteName, Choice>,
  find: (remote: RemoteName, version: string) => Promise<ServedRelease | undefined>,
): Promise<ReadonlyMap<RemoteName, ServedRelease>> {
  const chosen = new Map(releases);
  for (const [remote, choice] of choices) {
    if ('devServer' in choice) chosen.set(remote, { version: devVersion, clientBase: choice.devServer, exposes: {} });
    else {
      const release = await find(remote, choice.version);
      if (release) chosen.set(remote, release);
    }
  }
  return chosen;
}

/** Allows dev servers on the tester's own machine only, so that no link can bring foreign scripts into the page. */
function toChoice(text: string): Choice | undefined {
  if (v.is(releaseVersion, text)) return { version: text };
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, origin } = new URL(text);
  if (protocol !== 'http:' || !['localhost', '127.0.0.1'].includes(hostname)) return undefined;
  return { devServer: `${origin}/` };
}
