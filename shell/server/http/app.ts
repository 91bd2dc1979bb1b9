import type { Log } from '@site/server/log';
import { observeRequests } from '@site/server/telemetry/observe-requests';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { type Composer, type Generation, listingOf } from '../composition/composition.ts';
import { type ContentServices, contentPages } from '../content/content.ts';
import { compress, shellFiles } from '../delivery/delivery.ts';
import { linkPictures } from '../link-pictures/link-pictures.ts';
import { type platformPages, platformPath } from '../platform/platform.ts';
import type { Releases } from '../releases/releases.ts';
import type { WriteToolbar } from '../toolbar/toolbar.ts';
import { arrivals } from './arrivals.ts';
import { browserReports } from './browser-reports.ts';
import { errorPage } from './error-page.ts';
import { health } from './health.ts';
import { limitBody } from './limit-body.ts';
import { pages } from './pages.ts';
import { createPreviewSession } from './preview-session.ts';
import { provided } from './provided.ts';
import { refuseOtherSites } from './refuse-other-sites.ts';
import { securityHeaders } from './security-headers.ts';
import { servedComposition } from './served-composition.ts';
import { createToolbarSession } from './toolbar-session.ts';

interface AppOptions extends Omit<ContentServices, 'getListing'> {
  composer: Pick<Composer, 'answer' | 'answerArrival' | 'answerBroken'>;
  releases: Pick<
    Releases<Generation>,
    | 'serving'
    | 'forRequest'
    | 'candidates'
    | 'registry'
    | 'registryProblem'
    | 'servedSince'
    | 'describeCanary'
    | 'describeChosen'
    | 'catchUp'
    | 'count'
  >;
  distDirectory: string;
  /** The page for the platform team, where it is switched on. */
  platform?: ReturnType<typeof platformPages> | undefined;
  /** The testers' toolbar, where they may choose versions. */
  writeToolbar?: WriteToolbar | undefined;
  log: Log;
}

/** The shell's HTTP application. */
export function createApp(options: AppOptions): Hono {
  const { env, composer, releases, distDirectory, platform, writeToolbar, log } = options;
  const app = new Hono();
  const preview = createPreviewSession(env);
  const toolbar = createToolbarSession(env);
  app.use(observeRequests());
  app.use(requestId());
  app.use(securityHeaders(env));
  app.use(compress);
  app.use(limitBody());
  app.route('/', health(releases));
  app.route('/', servedComposition(releases));
  app.route('/', provided(env));
  app.route('/', browserReports(log, env, releases));
  if (platform) {
    app.post(`${platformPath}/*`, refuseOtherSites(env.SITE_ORIGIN));
    app.route('/', platform);
  }
  app.route('/', shellFiles(distDirectory));
  app.route(
    '/',
    linkPictures(
      (path) => app.request(path),
      (error) => log.warn({ err: error }, 'A picture for links was drawn without the page’s own picture.'),
    ),
  );
  app.route('/', preview.routes);
  app.route('/', toolbar.routes);
  app.route('/', contentPages({ ...options, getListing: () => listingOf(releases.serving.set) }, preview.isOpen));
  app.route('/', arrivals(composer, releases, preview));
  app.route('/', pages(composer, releases, env, { preview, toolbar }, writeToolbar));
  app.onError(errorPage(composer, releases, log));
  return app;
}
