import { releaseVersion } from '@site/contract/releases/release';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';

const cookieName = 'remotes';

/**
 * What a tester wants to see instead of the live release: another version, or a dev server on their own machine; or what
 * they may not see.
 */
export type Choice = { version: string } | { devServer: string } | { refused: string };

/**
 * Reads the releases that a tester chose in the URL, e.g. `/?remote=mfe-contact@1.0.0-3f2a9c1b0d` or
 * `/?remote=mfe-contact@http://localhost:3004/`, and keeps them in a session cookie. `remote` may be repeated;
 * `?remote=live` ends the choice. What names no remote is ignored.
 */
export function readChoices(context: Context): Map<string, Choice> {
  const asked = context.req.queries('remote');
  const written = asked ? asked.join(',') : (getCookie(context, cookieName) ?? '');
  const choices = new Map<string, Choice>();
  for (const part of written.split(',')) {
    const [remote = '', ...rest] = part.trim().split('@');
    if (/^[a-z][a-z\d-]{0,39}$/.test(remote) && rest.length > 0) choices.set(remote, toChoice(rest.join('@')));
  }
  if (asked) {
    const kept = [...choices].flatMap(([remote, choice]) =>
      'refused' in choice ? [] : [`${remote}@${'version' in choice ? choice.version : choice.devServer}`],
    );
    setCookie(context, cookieName, kept.join(','), { httpOnly: true, sameSite: 'Lax', path: '/' });
  }
  return choices;
}

/** Allows dev servers on the tester's own machine only, so that no link can bring foreign scripts into the page. */
function toChoice(text: string): Choice {
  if (v.is(releaseVersion, text)) return { version: text };
  if (!URL.canParse(text)) return { refused: text };
  const { protocol, hostname, origin } = new URL(text);
  if (protocol !== 'http:' || !['localhost', '127.0.0.1'].includes(hostname)) return { refused: text };
  return { devServer: `${origin}/` };
}
