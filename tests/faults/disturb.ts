import { isLive } from '@site/contract/releases/registry';
import { makeLive } from '@site/kit/release/make-live';
import { readRegistry } from '@site/kit/release/registry-file';
import type { TestSite } from '../site/start-test-site.ts';
import { faults } from './faults.ts';
import { publishFaulty } from './publish-faulty.ts';
import { type Subject, subjects } from './subjects.ts';

/** What is out of order at the moment. */
export interface Disturbance {
  name: string;
  /** The remote that is broken, if it is one. */
  remote?: string;
  /** Content cannot be read. */
  isContentDown?: boolean;
}

/** How long each thing is out of order, in milliseconds. */
const interval = 5_000;

/** Breaks something of a site, and mends it 5 s later, again and again. */
export async function disturb(site: TestSite) {
  const good = await readLiveVersions(site);
  const state: { now: Disturbance | undefined; past: Disturbance[] } = { now: undefined, past: [] };
  const steps = createSteps(site, good);
  let isOver = false;

  async function run(): Promise<void> {
    for (let step = 0; !isOver; step += 1) {
      const { disturbance, start, end } = steps[step % steps.length] as Step;
      state.now = disturbance;
      state.past.push(disturbance);
      await start();
      await pause();
      await end();
      state.now = undefined;
      await pause();
    }
  }
  const running = run();

  return {
    state,
    /** Whether everything has been out of order at least once. */
    isThrough: () => state.past.length > steps.length,
    async stop(): Promise<void> {
      isOver = true;
      await running;
    },
  };

  async function pause(): Promise<void> {
    for (const end = Date.now() + interval; Date.now() < end && !isOver; ) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

interface Step {
  disturbance: Disturbance;
  start(): Promise<unknown>;
  end(): Promise<unknown>;
}

/** A bad release and then a service that stops, by turns. */
function createSteps(site: TestSite, good: ReadonlyMap<string, string>): Step[] {
  const outages: Step[] = [
    {
      disturbance: { name: 'content service stopped', isContentDown: true },
      start: () => site.breakContent([{ kind: 'outage', how: 'disconnect' }]),
      end: () => site.breakContent([]),
    },
    { disturbance: { name: 'release origin stopped' }, start: site.stopOrigin, end: site.startOrigin },
  ];
  const releases = faults.map((fault, at): Step => {
    const subject = subjects[at % subjects.length] as Subject;
    const { remote } = subject;
    return {
      disturbance: { name: `${subject.expose}: ${fault.name}`, remote },
      async start() {
        if (fault.origin) site.faults.set(remote, fault.origin);
        await publishFaulty(site.releasesDirectory, subject, fault);
      },
      async end() {
        site.faults.clear();
        await makeLive(site.releasesDirectory, remote, good.get(remote) ?? '');
      },
    };
  });
  return releases.flatMap((release, at) => (at % 3 === 2 ? [release, ...outages] : [release]));
}

async function readLiveVersions({ releasesDirectory }: TestSite): Promise<Map<string, string>> {
  const { remotes } = await readRegistry(releasesDirectory);
  return new Map(
    Object.entries(remotes).flatMap(([remote, entry]) => (isLive(entry) ? [[remote, entry.version] as const] : [])),
  );
}
