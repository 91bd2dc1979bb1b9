import { type Answer, ask } from './ask.ts';
import { checkClock } from './check-clock.ts';
import type { DoctorEnv } from './env.ts';
import { type Finding, findings } from './finding.ts';

/** Reads one entry with the token, as the shell does. */
export async function checkContent(env: DoctorEnv): Promise<Finding[]> {
  const answer = await read(env, env.CONTENTFUL_HOST, env.CONTENTFUL_DELIVERY_TOKEN);
  const found = [judge('content', answer, env), ...checkClock(env.CONTENTFUL_HOST, answer)];
  // On this machine, one service answers with drafts too, by the token.
  if (!env.CONTENTFUL_PREVIEW_TOKEN) return found;
  const previewHost = env.CONTENTFUL_HOST.replace(/^cdn\./, 'preview.');
  return [...found, judge('drafts', await read(env, previewHost, env.CONTENTFUL_PREVIEW_TOKEN), env)];
}

function read(env: DoctorEnv, host: string, token: string): Promise<Answer> {
  const scheme = /^(localhost|127\.)/.test(host) ? 'http' : 'https';
  const path = `spaces/${env.CONTENTFUL_SPACE_ID}/environments/${env.CONTENTFUL_ENVIRONMENT}/entries?content_type=homePage&limit=1`;
  return ask(`${scheme}://${host}/${path}`, { headers: { Authorization: `Bearer ${token}` } });
}

function judge(about: string, { status, failure, text }: Answer, env: DoctorEnv): Finding {
  const { ok, wrong } = findings(about);
  if (failure)
    return wrong(`${env.CONTENTFUL_HOST} does not answer: ${failure}. Check CONTENTFUL_HOST and the way there.`);
  if (status === 401 || status === 403)
    return wrong(`refuses the token with ${status}. Create another: deploy/runbooks/token-leaked.md`);
  if (status === 404)
    return wrong('does not know this space or environment. Check CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT.');
  if (status !== 200) return wrong(`answers ${status}. 429 means that the space is over its rate.`);
  return toTotal(text) > 0
    ? ok(`reads space ${env.CONTENTFUL_SPACE_ID}`)
    : wrong('has no entry of the type homePage: import the sample space, or publish one.');
}

function toTotal(text: string): number {
  try {
    return Number(JSON.parse(text).total);
  } catch {
    return 0;
  }
}
