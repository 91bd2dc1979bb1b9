import { getSmbProgram, type SmbProgram, toSmbProgram } from '@site/content/entries/smb-program';
import { withTimeLimit } from '@site/contract/clients/with-time-limit';
import { contentContext, providerContext } from '@site/contract/host';
import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import { toFundingStatus } from './funding-status.ts';
import { getSpentAmount } from './get-spent-amount.ts';

type LoaderArgs = Parameters<NonNullable<RemoteRoute['loader']>>[0];

/** How long the page waits for the amount spent, in milliseconds, before it shows defaults (spec section 7). */
const fundingPatience = 600;

/** Loads the program page and its campaign pages. Falls back to defaults for anything that fails. */
export async function loadProgram({ request, context }: LoaderArgs) {
  const [loaded, spent] = await Promise.all([
    getSmbProgram(context.get(contentContext)).catch(() => undefined),
    getSpent(context, request.signal),
  ]);
  const program = loaded ?? toSmbProgram(undefined);
  return {
    program: withFallbacks(program),
    isStale: !loaded,
    funding: toFundingStatus(program.fundingPool, spent),
    asOf: startOfHour(Date.now()),
  };
}

/** Everybody who asks in the same hour gets the same page. The browser counts on from its own clock. */
function startOfHour(now: number): number {
  return now - (now % 3_600_000);
}

export type ProgramData = Awaited<ReturnType<typeof loadProgram>>;

async function getSpent(context: LoaderArgs['context'], signal: AbortSignal): Promise<number | undefined> {
  try {
    return await getSpentAmount(context.get(providerContext), withTimeLimit(signal, fundingPatience));
  } catch (error) {
    console.info('Could not load the amount spent from the funding pool; the page shows its defaults:', error);
    return undefined;
  }
}

function withFallbacks(program: SmbProgram): SmbProgram {
  return {
    ...program,
    title: program.title || 'Empowering SMBs & Startups to Innovate on AWS',
    description:
      program.description ||
      'A $500K investment in AWS engineering services for small and mid-size businesses and startups.',
    pillars: program.pillars.length > 0 ? program.pillars : fallbackPillars,
    teaser: {
      title: program.teaser.title || 'Your next step on AWS',
      description: program.teaser.description || 'Tell us what you want to build.',
    },
  };
}

const fallbackPillars = [
  { title: 'AI/ML enablement workshops', description: 'From a use case to a working prototype.' },
  { title: 'Security and compliance strategies', description: 'Controls and evidence for the standards you need.' },
  { title: 'Cost and performance optimization', description: 'Right-sized and measured against your bill.' },
];
