import { join } from 'node:path';
import contract from '@site/contract/package.json' with { type: 'json' };
import { listen } from '@site/server/listen';
import { createLog } from '@site/server/log';
import { runService } from '@site/server/run-service';
import pLimit from 'p-limit';
import { createComposer, listingOf, readShellAssets } from './composition/composition.ts';
import { createDraftContent, createServerContent, findPage, listPages } from './content/content.ts';
import { createPurge, wholeSite } from './delivery/delivery.ts';
import { readShellEnv } from './env.ts';
import { createApp } from './http/app.ts';
import { openReleaseDesk, platformPages } from './platform/platform.ts';
import {
  changedRemotes,
  createReserve,
  digestBuild,
  followReleases,
  loadTrustedKeys,
  readMemory,
  startTrialProcess,
  tryRelease,
} from './releases/releases.ts';
import { createToolbar } from './toolbar/toolbar.ts';
import { createWatch } from './watch.ts';

const distDirectory = join(import.meta.dirname, '../dist');
/** How long the shell waits for remotes before it accepts requests anyway, in milliseconds. */
const startPatience = 20_000;
/** The longest pause between two reads of a registry that does not answer, in milliseconds. */
const longestPause = 15_000;
/** How many releases are tried at the same time. */
const trialsAtOnce = 2;
/** How long after a release a thread and a process are started for the next one: pages for visitors come first. In milliseconds. */
const restockAfter = 1_000;
const largestHeader = 16 * 1024;

await runService('shell', async () => {
  const env = readShellEnv();
  const log = createLog('shell', env.LOG_LEVEL);
  const report = (error: unknown) => log.warn({ err: error }, 'Could not read content.');
  const content = createServerContent(env, report);
  const drafts = createDraftContent(env, report);
  const watch = createWatch(log);
  const trials = pLimit(trialsAtOnce);
  const trialProcesses = createReserve(() => startTrialProcess(distDirectory));
  const composer = await createComposer({
    env,
    distDirectory,
    content,
    drafts,
    complain: watch.complain,
    rendered: watch.rendered,
    viewed: watch.viewed,
    log,
  });
  const purge = createPurge({ urls: env.CDN_PURGE_URLS ?? [], token: env.CDN_PURGE_TOKEN, log });
  let fill = () => {};
  let restocking: NodeJS.Timeout | undefined;
  function restock(): void {
    clearTimeout(restocking);
    restocking = setTimeout(() => {
      composer.restock();
      trialProcesses.restock();
    }, restockAfter).unref();
  }
  const releases = await followReleases({
    registryUrl: env.REGISTRY_URL,
    trust: env.TRUSTED_KEYS_FILE === undefined ? undefined : await loadTrustedKeys(env.TRUSTED_KEYS_FILE),
    mirrorDirectory: env.MIRROR_DIR,
    contractVersion: contract.version,
    memory: await readMemory(env.MIRROR_DIR, await digestBuild(distDirectory)),
    allowChosenVersions: env.ALLOW_CHOSEN_VERSIONS === 'true',
    open: (...set) => composer.open(...set).finally(restock),
    onSwitched(last, next) {
      purge(changedRemotes(last, next));
      fill();
    },
    // Any page may name a candidate that has just ended.
    onCanary: (remote, isRunning) => purge(isRunning ? [remote] : [wholeSite]),
    tryOut: (candidate) =>
      trials(() =>
        tryRelease(candidate, {
          startProcess: trialProcesses.take,
          config: composer.config,
          answerContent: composer.answerContent,
          addressFor: (pattern) => findPage(content, pattern),
        }).finally(restock),
      ),
    log,
  });
  watch.follow(releases);
  fill = composer.fill(
    () => releases.serving,
    async () => (await listPages(content, listingOf(releases.serving.set))).map(({ path }) => path),
  );
  content.onChange((names) => {
    purge(names);
    fill();
  });

  let isClosing = false;
  async function poll(): Promise<void> {
    for (let pause = env.REGISTRY_POLL_MS; !isClosing; ) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      const isRead = await releases.poll();
      pause = isRead ? env.REGISTRY_POLL_MS : Math.min(pause * 2, longestPause);
    }
  }
  const first = releases.restore().then(releases.refresh);
  await Promise.race([first, new Promise((resolve) => setTimeout(resolve, startPatience))]);
  void first.catch((error: unknown) => log.error({ err: error }, 'Could not bring up the remotes.')).then(poll);

  const platform =
    env.PLATFORM_TOKENS &&
    platformPages({
      tokens: env.PLATFORM_TOKENS,
      env,
      releases,
      recent: watch.recent,
      desk: env.PLATFORM_ACTIONS === 'true' ? await openReleaseDesk() : undefined,
      styles: (await readShellAssets(distDirectory)).styles.map(({ href }) => href),
      log,
    });
  const writeToolbar =
    env.ALLOW_CHOSEN_VERSIONS === 'true' ? await createToolbar({ env, distDirectory, releases }) : undefined;
  const app = createApp({
    env,
    content,
    drafts,
    report: watch.report,
    composer,
    releases,
    distDirectory,
    platform,
    writeToolbar,
    log,
  });
  const { url, close } = await listen(app, {
    port: env.PORT,
    portVariable: 'PORT',
    deadline: env.SHUTDOWN_MS,
    serverOptions: { maxHeaderSize: largestHeader },
  });
  return {
    url,
    async close() {
      isClosing = true;
      await close();
      await releases.close();
    },
  };
});
