import { releaseVersion } from '@site/contract/releases/release';
import { type RemoteName, remoteNames } from '@site/contract/remotes/remotes';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { devVersion, type ServedRelease } from './served-release.ts';

const cookieName = 'remotes';

/** What a tester wants in place of a live release: another release's version, or a dev server on his own machine. */
export type Choice = { version: string } | { devServer: string };

/**
 * Versions that a tester chose by address, e.g. `/?remote=mfe-contact@1.0.0-3f2a9c1b0d` or
 * `/?remote=mfe-contact@http://localhost:3004/`; several are allowed, `?remote=live` ends it. They stay chosen for the
 * browser's session. What is not of this form counts as not chosen.
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

/** The releases with the chosen ones in place; one that cannot be had leaves the live one. */
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

/** Dev servers are taken from the tester's own machine only, so that no link can bring foreign scripts into the page. */
function toChoice(text: string): Choice | undefined {
  if (v.is(releaseVersion, text)) return { version: text };
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, origin } = new URL(text);
  if (protocol !== 'http:' || !['localhost', '127.0.0.1'].includes(hostname)) return undefined;
  return { devServer: `${origin}/` };
}
