import { isSameSecret } from '@site/server/same-secret';
import type { Context } from 'hono';
import type { View } from '../delivery/view.ts';
import { accessTokenInvalid } from './api-error.ts';

export interface Tokens {
  delivery: string;
  preview: string;
}

/**
 * Tells which of the two APIs a request is for. One address serves both, so the token decides. A host whose name begins
 * with `cdn.` or `preview.`, like Contentful's, accepts only the token of its own API.
 *
 * @throws ApiError AccessTokenInvalid
 */
export function toApi(c: Context, host: string, tokens: Tokens): View['name'] {
  const header = c.req.header('Authorization');
  const token = header ? /^Bearer (\S+)$/i.exec(header)?.[1] : c.req.query('access_token');
  if (!token) throw accessTokenInvalid();
  const api = apiOf(token, tokens);
  if (!api || (host.startsWith('cdn.') && api !== 'delivery') || (host.startsWith('preview.') && api !== 'preview')) {
    throw accessTokenInvalid();
  }
  return api;
}

function apiOf(token: string, tokens: Tokens): View['name'] | undefined {
  if (isSameSecret(token, tokens.preview)) return 'preview';
  return isSameSecret(token, tokens.delivery) ? 'delivery' : undefined;
}
