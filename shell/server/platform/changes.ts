import type { RegistryEntry } from '@site/contract/releases/registry';
import { isSameSecret } from '@site/server/same-secret';
import { toOneLine } from '@site/server/to-one-line';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { longestReason, toChangePage } from './change-page.ts';
import { type Html, platformPath } from './frame.ts';
import { answerPage, type PageContext, type PlatformVariables, readForm } from './page-context.ts';
import { type PlannedAction, toSeen } from './plan-actions.ts';

type Status = 200 | 403 | 404 | 409 | 422;

/** Asks whether somebody really means it, and does it. */
export function changes({ survey, reread, desk, styles, log }: PageContext): Hono<PlatformVariables> {
  const app = new Hono<PlatformVariables>();

  async function find(remote: string | undefined, key: string | undefined): Promise<PlannedAction | undefined> {
    const surveyed = (await survey()).remotes.find((one) => one.remote === remote);
    return surveyed?.actions.find((action) => action.key === key);
  }

  function ask(
    context: Context<PlatformVariables>,
    remote: string,
    planned: PlannedAction,
    typed: { status?: Status; reason?: string; problem?: string } = {},
  ) {
    const { status, ...entered } = typed;
    const session = context.get('session');
    const body = toChangePage({ remote, planned, session, canAct: desk !== undefined, ...entered });
    return answerPage(context, styles, { title: `${planned.label} ${remote}`, body, ...(status && { status }) });
  }

  const refuse = (context: Context<PlatformVariables>, status: Status) =>
    answerPage(context, styles, { title: 'Not possible', body: toNotPossible(), status });

  app.get('/change', async (context) => {
    const { remote = '', action } = context.req.query();
    const planned = await find(remote, action);
    return planned ? ask(context, remote, planned) : refuse(context, 404);
  });

  app.post('/change', async (context) => {
    const { token = '', remote = '', action, seen, why = '' } = await readForm(context);
    const { name, formToken } = context.get('session');
    if (!desk || !isSameSecret(token, formToken)) return refuse(context, 403);
    await reread();
    const planned = await find(remote, action);
    if (!planned || planned.seen !== seen) return refuse(context, 409);
    const retry = (problem: string, status: Status) => ask(context, remote, planned, { reason: why, problem, status });
    const reason = toOneLine(why);
    if (!reason) return retry('Say why, for those who read the history.', 422);
    if (reason.length > longestReason) return retry(`Say it in ${longestReason} characters or less.`, 422);
    try {
      const saw = (entry: RegistryEntry | undefined) => toSeen(entry) === seen;
      await desk(remote, planned.action, { by: name, why: reason, saw });
    } catch (error) {
      log.warn({ err: error, by: name, remote }, `${name} could not change ${remote}: ${(error as Error).message}`);
      return retry((error as Error).message, 409);
    }
    log.info({ by: name, remote, action: planned.key }, `${name} changed ${remote}: ${planned.label}.`);
    await reread();
    return context.redirect(`${platformPath}?done=${planned.action.kind}&remote=${remote}`, 303);
  });
  return app;
}

function toNotPossible(): Html {
  return html`<section class="platform-narrow">
  <h1>Not possible</h1>
  <p>The remote has changed since you opened the page, or this cannot be done to it. Look at what is live now, and choose again.</p>
  <p><a class="platform-button" href="${platformPath}">What is live</a></p>
</section>`;
}
