import { createHmac } from 'node:crypto';
import { isSameSecret } from '@site/server/same-secret';

/** Who may open the page. */
export interface PlatformToken {
  /** The name that the history shows. */
  name: string;
  token: string;
}

export interface Session {
  name: string;
  /** Proves that a form comes from a page of this session. */
  formToken: string;
}

/** How long somebody stays signed in, in seconds. */
export const sessionLength = 8 * 60 * 60;

/**
 * Sessions that every shell with the same tokens knows, because they are kept in the cookie alone: `<end>.<proof>.<name>`,
 * with a proof that only the token can make. Who takes a token away ends its sessions.
 */
export function createSessions(tokens: readonly PlatformToken[], now: () => number = Date.now) {
  return {
    /** @returns the cookie's value; undefined if nobody has this token */
    signIn(given: string): string | undefined {
      // Compares all of them, so that the time says nothing about which one is nearly right.
      const [known] = tokens.filter(({ token }) => isSameSecret(given, token));
      if (!known) return undefined;
      const end = String(now() + sessionLength * 1000);
      return `${end}.${toProof(known.token, `session ${end} ${known.name}`)}.${known.name}`;
    },
    /** @returns undefined if the value is forged or too old */
    read(cookie: string | undefined): Session | undefined {
      const [, end, proof, name] = /^(\d{13})\.([\w-]{43})\.(.+)$/.exec(cookie ?? '') ?? [];
      if (!cookie || !end || !proof || Number(end) < now()) return undefined;
      const known = tokens.find(
        (one) => one.name === name && isSameSecret(proof, toProof(one.token, `session ${end} ${one.name}`)),
      );
      return known && { name: known.name, formToken: toProof(known.token, `form ${cookie}`) };
    },
  };
}

function toProof(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
