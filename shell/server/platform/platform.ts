import type { ReleaseDesk } from '@site/kit/release/open-desk';
import type { Log } from '@site/server/log';
import { parseComposition } from '@site/server/read-composition';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Generation, toClaims } from '../composition/composition.ts';
import type { ShellEnv } from '../env.ts';
import { describeServed, type Releases } from '../releases/releases.ts';
import { changes } from './changes.ts';
import { frameHeaders, platformPath } from './frame.ts';
import { toOverviewPage } from './overview-page.ts';
import { answerPage, type PlatformVariables } from './page-context.ts';
import { readPeers } from './read-peers.ts';
import type { PlatformToken } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { type Sources, toSurvey } from './survey.ts';

export { platformPath } from './frame.ts';
export { openReleaseDesk } from './open-release-desk.ts';

interface Options {
  tokens: readonly PlatformToken[];
  env: Pick<ShellEnv, 'SITE_ORIGIN' | 'TRUSTED_PROXIES' | 'SHELL_PEERS'>;
  releases: Pick<
    Releases<Generation>,
    'serving' | 'candidates' | 'registry' | 'registryProblem' | 'servedSince' | 'describeCanary' | 'manifestOf' | 'poll'
  >;
  recent: Sources['recent'];
  /** Changes the registry; without it, the page has commands in place of buttons. */
  desk: ReleaseDesk | undefined;
  /** Addresses of the shell's stylesheets. */
  styles: readonly string[];
  log: Log;
}

const largestForm = 8 * 1024;

/**
 * `/_platform`: what is live and who released it, for people with a token; and what they can do about it. Forms of other sites
 * have to be refused before.
 */
export function platformPages({ tokens, env, releases, recent, desk, styles, log }: Options): Hono<PlatformVariables> {
  const app = new Hono<PlatformVariables>().basePath(platformPath);

  const survey = async () => {
    const composition = parseComposition(JSON.parse(JSON.stringify(describeServed(releases))));
    const peers = await readPeers(env.SHELL_PEERS ?? [], releases.registry?.revision, composition.shell);
    return toSurvey({
      registry: releases.registry,
      shells: [{ name: 'this shell', composition }, ...peers],
      claims: toClaims(releases.serving.set),
      manifestOf: releases.manifestOf,
      recent,
    });
  };

  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(frameHeaders)) context.header(name, value);
    await next();
  });
  app.use(bodyLimit({ maxSize: largestForm, onError: (context) => context.text('This form is too long.', 413) }));
  app.route('/', signIn({ tokens, env, styles }));
  app.get('/', async (context) => {
    const { done = '', remote = '' } = context.req.query();
    const surveyed = await survey();
    const body = toOverviewPage({ survey: surveyed, canAct: desk !== undefined, done: { kind: done, remote } });
    return answerPage(context, styles, { title: 'What is live', body });
  });
  app.route('/', changes({ survey, reread: releases.poll, desk, styles, log }));
  return app;
}
