import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { isAllowedOrigin } from './allowed-origin.ts';
import { type AssistantOptions, createAssistantRoute } from './assistant/assistant-route.ts';
import { type ContactsOptions, createContactsRoute } from './contacts/contacts-route.ts';
import type { Database } from './database/database.ts';
import { isReachable } from './database/open-database.ts';
import { formatDollars, getSpentCents } from './funding/funding.ts';
import { problem } from './problem.ts';

export interface ApiOptions extends ContactsOptions {
  db: Database;
  /** Whose pages may call, the public address first. */
  siteOrigins: readonly string[];
  assistant: Omit<AssistantOptions, 'log'>;
  log: (line: string) => void;
}

/** The provider's API (spec section 7), the same for Node and for Lambda. */
export function createApi({ db, siteOrigins, assistant, log, ...contacts }: ApiOptions): Hono {
  const api = new Hono();

  api.use(
    cors({
      origin: (origin) => (isAllowedOrigin(origin, siteOrigins) ? origin : null),
      allowMethods: ['GET', 'POST'],
      allowHeaders: ['Content-Type', 'Idempotency-Key', 'Accept'],
      exposeHeaders: ['Retry-After'],
      maxAge: 600,
    }),
  );
  api.use(async (context, next) => {
    const origin = context.req.header('Origin');
    if (origin && !isAllowedOrigin(origin, siteOrigins)) {
      return problem(context, { status: 403, title: 'Forbidden', detail: 'This origin may not call the API.' });
    }
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
  });

  api.route('/prod/store/contacts', createContactsRoute(contacts));
  api.route('/bedrock', createAssistantRoute({ ...assistant, log }));
  api.get('/smb/spentAmount', async (context) => {
    const amountSpend = formatDollars(await getSpentCents(db));
    return context.json({ statusCode: 200, body: { amountSpend } });
  });
  api.get('/health', async (context) =>
    (await isReachable(db))
      ? context.json({ status: 'ok' })
      : problem(context, { status: 503, title: 'Unavailable', detail: 'The database does not answer.' }),
  );

  api.notFound((context) => problem(context, { status: 404, title: 'Not found' }));
  api.onError((error, context) => {
    log(`${context.req.method} ${context.req.path} failed: ${error.message}`);
    return problem(context, { status: 500, title: 'Internal error', detail: 'Nothing was stored; try again later.' });
  });
  return api;
}
