import { contentWebhook } from '@site/content/server/content-webhook';
import type { Log } from '@site/server/log';
import { observeRequests } from '@site/server/telemetry/observe-requests';
import { Hono } from 'hono';
import { createAssistantRoute } from './assistant/assistant-route.ts';
import type { AssistantSettings } from './assistant/create-answerer.ts';
import { createFeedbackRoute } from './assistant/feedback/feedback-route.ts';
import { createSearchRoute } from './assistant/search-route.ts';
import { type ContactsOptions, createContactsRoute } from './contacts/contacts-route.ts';
import type { LeadStore } from './contacts/lead-store.ts';
import type { Database } from './database/database.ts';
import { isOutage } from './database/failure.ts';
import { describeError } from './describe-error.ts';
import { getSpentCents } from './funding/funding.ts';
import { createFundingRoute } from './funding/funding-route.ts';
import { createCallsRoute } from './http/calls-route.ts';
import { findClientAddress } from './http/client-address.ts';
import { createHealthRoutes } from './http/health-routes.ts';
import { limitBody } from './http/limits.ts';
import { keepAnswersPrivate } from './http/private-answers.ts';
import { problem } from './http/problem.ts';
import { allowSiteOrigins, refuseOtherSites } from './http/site-origins.ts';
import type { VisitorLimits } from './http/visitor-limits.ts';

export interface ApiOptions extends Omit<ContactsOptions, 'takeLead'> {
  db: Database;
  /** The leads that are not stored yet. */
  waiting: LeadStore['waiting'];
  /** The origins whose pages may call the API, the public address first. */
  siteOrigins: readonly string[];
  assistant: AssistantSettings;
  limits: VisitorLimits;
  /** The value of `TRUSTED_PROXIES`. */
  trustedProxies: string;
  log: Log;
}

/** Says nothing about whether a lead was stored: the error may have come after the commit. */
const tryAgain = 'Try again later. A lead that is sent again with the same Idempotency-Key is stored once.';

/** The provider's API (spec section 7), the same for Node and for Lambda. */
export function createApi(options: ApiOptions): Hono {
  const { db, waiting, siteOrigins, assistant, limits, log, ...contacts } = options;
  const api = new Hono();

  api.use(observeRequests());
  api.use(findClientAddress(options.trustedProxies));
  api.use(allowSiteOrigins(siteOrigins));
  api.use(refuseOtherSites(siteOrigins));
  api.use(keepAnswersPrivate());

  api.route('/prod/store/contacts', createContactsRoute({ ...contacts, takeLead: limits.takeLead }));
  api.use('/smb/spentAmount', limits.funding);
  api.route('/smb/spentAmount', createFundingRoute(db));
  api.use('/bedrock', limitBody(), ...limits.assistant);
  api.route(
    '/bedrock',
    createAssistantRoute({
      answer: assistant.answer,
      getSpent: async () => (await getSpentCents(db)) / 100,
      log: (line) => log.warn(line),
    }),
  );
  api.route('/assistant/feedback', createFeedbackRoute({ db, getIndex: assistant.index.get, limit: limits.feedback }));
  api.use('/search', limits.funding);
  api.route('/search', createSearchRoute(assistant.index.get));
  api.route('/', contentWebhook({ secret: assistant.contentWebhookSecret, invalidate: assistant.index.invalidate }));
  api.route('/health', createHealthRoutes({ db, waiting, index: assistant.index }));

  api.route('/calls', createCallsRoute(api));

  api.notFound((context) => problem(context, { status: 404, title: 'Not found' }));
  api.onError((error, context) => {
    const { method, path } = context.req;
    log.error({ method, path, ...describeError(error) }, 'Could not answer a request.');
    return isOutage(error)
      ? problem(context, { status: 503, title: 'Unavailable', detail: tryAgain })
      : problem(context, { status: 500, title: 'Internal error', detail: tryAgain });
  });
  return api;
}
