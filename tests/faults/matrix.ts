import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeLive } from '@site/kit/release/make-live';
import { removeRemote } from '@site/kit/release/withdraw-remote';
import type { Browser } from 'playwright';
import { startTestSite, type TestSite } from '../site/start-test-site.ts';
import { awaitHealth, patience, pause } from './await-health.ts';
import { openInBrowser } from './browser-sight.ts';
import type { Fault } from './faults.ts';
import { findHarm, healthOf, type RemoteHealth, type Sight } from './look.ts';
import { publishFaulty } from './publish-faulty.ts';
import type { Subject } from './subjects.ts';
import {
  type Cell,
  findMisjudgment,
  isDecided,
  mayBeServed,
  reasonIn,
  type Situation,
  say,
  toExpected,
} from './verdict.ts';

/** One line of the table. */
export interface Row {
  subject: string;
  fault: string;
  situation: Situation | 'in a browser';
  saw: string;
  status: number | undefined;
  /** How long it took until the shell had decided, and until the good version was there again. */
  took: string;
  log: string;
  /** What should not have happened. */
  harm: string[];
}

/** How long it may take from then until visitors see it, in milliseconds. */
const switchPatience = 15_000;

/** A site on which cells of the matrix are tried one after the other. */
export async function startMatrix(browser: Browser | undefined, beside?: TestSite) {
  let log: string[] = [];
  const site = await startTestSite({
    ...(beside && { beside }),
    onShellLog: (line) => {
      log = [...log.slice(-500), line];
    },
  });
  const good = new Map<string, string>();
  const until = (remote: string, isSo: (health: RemoteHealth) => boolean) => awaitHealth(site.url, remote, isSo);

  /** Tries one fault in the given situations, and leaves the site as it was. */
  async function tryFault(subject: Subject, fault: Fault, asked: readonly Situation[]): Promise<Row[]> {
    const { remote } = subject;
    const before = (good.get(remote) ?? (await until(remote, ({ served }) => served !== null)).served) as string;
    good.set(remote, before);
    const rows: Row[] = [];
    const toRow = (situation: Row['situation'], row: Pick<Row, 'saw' | 'status' | 'took' | 'harm'>): Row => ({
      subject: nameOf(subject),
      fault: fault.name,
      situation,
      log: reasonIn(log, remote, fault),
      ...row,
    });
    for (const situation of asked) {
      if (situation === 'shell restarted') continue;
      const cell = { subject, fault, situation };
      const version = await prepare(cell);
      const started = Date.now();
      const shown = (candidate: string) => candidate === before || (mayBeServed(fault) && candidate === version);
      const { sight, harm } = await watchUntilDecided(cell, version, shown);
      const decided = toSeconds(Date.now() - started);
      const more: Row[] = [];
      harm.push(...(await judge(cell, version, sight)));
      if (situation === 'replaces a good one' && asked.includes('shell restarted')) {
        const restarted = Date.now();
        await site.restartShell();
        const again = await watchUntilDecided({ ...cell, situation: 'shell restarted' }, version, shown);
        again.harm.push(...(await judge({ ...cell, situation: 'shell restarted' }, version, again.sight)));
        const seconds = toSeconds(Date.now() - restarted);
        const took = `up after ${seconds}`;
        more.push(
          toRow('shell restarted', {
            saw: say(again.sight, before),
            status: again.sight.status,
            took,
            harm: again.harm,
          }),
        );
      }
      // A release is seen by browsers while it is live; a faulty origin, once the server has the release.
      const isDue = situation === 'replaces a good one' && fault.isInBrowser && browser !== undefined;
      const lookNow = async () => {
        const { what, harm } = await lookInBrowser(subject, fault, version);
        more.push(
          toRow('in a browser', { saw: what, status: undefined, took: fault.origin ? 'until Retry' : '', harm }),
        );
      };
      if (isDue && !fault.origin) await lookNow();
      const mended = await mend(subject, fault, version, before);
      if (isDue && fault.origin) await lookNow();
      await restore(subject, before);
      const took = `${fault.verdict} after ${decided}, ${mended}`;
      rows.push(toRow(situation, { saw: say(sight, before), status: sight.status, took, harm }), ...more);
    }
    return rows;
  }

  async function prepare({ subject, fault, situation }: Cell): Promise<string> {
    const { remote } = subject;
    log = [];
    if (situation === 'first release') {
      await removeRemote(site.releasesDirectory, remote);
      await until(remote, ({ served }) => served === null);
      await rm(join(site.mirrorDirectory, remote), { recursive: true, force: true });
    }
    if (fault.origin) site.faults.set(remote, fault.origin);
    return publishFaulty(site.releasesDirectory, subject, fault);
  }

  /** Looks at the site again and again until the shell has decided: a trial must harm nobody either. */
  async function watchUntilDecided(
    { subject, fault, situation }: Cell,
    version: string,
    isAllowed: (version: string) => boolean,
  ) {
    const harm = new Set<string>();
    const expected = toExpected({ subject, fault, situation });
    let decidedAt: number | undefined;
    for (const deadline = Date.now() + patience; ; ) {
      const health = await healthOf(site.url, subject.remote);
      const seen = await findHarm(site, subject, isAllowed);
      for (const one of seen.harm) harm.add(one);
      if (isDecided(health, fault, version)) {
        decidedAt ??= Date.now();
        const last = await findHarm(site, subject, isAllowed);
        for (const one of last.harm) harm.add(one);
        // What was decided shows once the threads of the next set have started.
        const isShown = last.sight.what === expected.what && last.sight.status === expected.status;
        if (isShown || Date.now() - decidedAt > switchPatience) return { sight: last.sight, harm: [...harm] };
      }
      if (Date.now() > deadline) return { sight: seen.sight, harm: [...harm, `undecided: ${JSON.stringify(health)}`] };
      await pause();
    }
  }

  async function judge(cell: Cell, version: string, sight: Sight): Promise<string[]> {
    return findMisjudgment(cell, { version, sight, log, health: await healthOf(site.url, cell.subject.remote) });
  }

  async function lookInBrowser(subject: Subject, fault: Fault, version: string) {
    const { remote } = subject;
    if (!browser) throw new Error('No browser was started.');
    if (!fault.origin) return openInBrowser(browser, site, subject, { hasTrouble: fault.verdict === 'served' });
    // The server gets all files; then the origin fails for browsers.
    await releaseAgain(subject, version);
    site.faults.set(`${remote}/client`, fault.origin);
    return openInBrowser(browser, site, subject, {
      hasTrouble: true,
      isSlow: fault.origin.kind === 'slow',
      mend: () => site.faults.clear(),
    });
  }

  /** @returns how the fault ended, and how long it took from then until the remote was in order */
  async function mend({ remote }: Subject, fault: Fault, version: string, before: string): Promise<string> {
    const started = Date.now();
    if (fault.origin) site.faults.clear();
    if (fault.verdict !== 'delayed') await makeLive(site.releasesDirectory, remote, before);
    await until(remote, ({ served }) => served === (fault.verdict === 'delayed' ? version : before));
    const how = fault.verdict === 'delayed' ? 'served when it can be fetched' : 'good again';
    return `${how} after ${toSeconds(Date.now() - started)}`;
  }

  async function restore({ remote }: Subject, before: string): Promise<void> {
    site.faults.clear();
    await makeLive(site.releasesDirectory, remote, before);
    await until(remote, ({ served, candidate }) => served === before && candidate?.version === before);
  }

  async function releaseAgain({ remote }: Subject, version: string): Promise<void> {
    await makeLive(site.releasesDirectory, remote, version);
    await until(remote, ({ served }) => served === version);
  }

  return { site, tryFault, stop: site.stop };
}

export type Matrix = Awaited<ReturnType<typeof startMatrix>>;

function nameOf({ remote, fragment }: Subject): string {
  return fragment ? `${remote} carousel` : remote;
}

function toSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
