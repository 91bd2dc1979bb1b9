import type { TestSite } from '../site/start-test-site.ts';
import type { Subject } from './subjects.ts';

/** What a visitor without scripts sees of a subject. */
export interface Sight {
  status: number;
  /** The version that the server rendered, or what stands in its place. */
  what: 'page' | 'taking a break' | 'left to the browser' | 'left out' | 'no page';
  version: string | undefined;
  hasNavAndFooter: boolean;
  hasHeading: boolean;
}

/** How long an answer may take before it counts as none, in milliseconds. */
const patience = 20_000;

/** Asks for the page that shows the subject. */
async function lookAt(url: string, { path, remote, fragment }: Subject): Promise<Sight> {
  const response = await fetch(url + path, { signal: AbortSignal.timeout(patience) });
  const html = await response.text();
  const [, json] = /<script[^>]*id="composition"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const composition: Composed = json ? JSON.parse(json) : { remotes: {}, fragments: {}, pageRendered: false };
  const isRendered = fragment ? fragment in composition.fragments : composition.pageRendered;
  return {
    status: response.status,
    what: isRendered ? 'page' : placeholderOf(html, fragment),
    version: isRendered ? composition.remotes[remote]?.release?.version : undefined,
    hasNavAndFooter: /<header[\s>]/.test(html) && /<footer[\s>]/.test(html),
    hasHeading: /<main[\s\S]*<h1/.test(html),
  };
}

interface Composed {
  remotes: Record<string, { release?: { version: string } } | undefined>;
  fragments: Record<string, unknown>;
  pageRendered: boolean;
}

function placeholderOf(html: string, fragment: string | undefined): Sight['what'] {
  if (fragment) return 'left out';
  if (html.includes('taking a break')) return 'taking a break';
  return html.includes('id="composition"') ? 'left to the browser' : 'no page';
}

/** What /healthz says of one remote. */
export interface RemoteHealth {
  served: string | null;
  candidate?: { version?: string; state?: string; reason?: string };
}

export async function healthOf(url: string, remote: string): Promise<RemoteHealth> {
  const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(patience) });
  return ((await response.json()) as Record<string, RemoteHealth>)[remote] ?? { served: null };
}

/**
 * What must hold whatever one remote does: nav and footer are there, the other remotes' pages too, no version that
 * should not be served is, and the shell has not ended.
 *
 * @param isAllowed whether a version may be on the page
 * @returns a sentence for each thing that does not hold
 */
export async function findHarm(
  site: TestSite,
  subject: Subject,
  isAllowed: (version: string) => boolean,
): Promise<{ sight: Sight; harm: string[] }> {
  const harm: string[] = [];
  const sight = await lookAt(site.url, subject);
  if (!sight.hasNavAndFooter) harm.push(`${subject.path} has lost its nav or footer`);
  if (sight.version && !isAllowed(sight.version)) harm.push(`${subject.path} shows ${sight.version}`);
  if (subject.fragment && (sight.status !== 200 || !sight.hasHeading))
    harm.push(`${subject.path} has status ${sight.status}`);
  const other = await fetch(site.url + subject.other, { signal: AbortSignal.timeout(patience) });
  if (other.status !== 200) harm.push(`${subject.other} has status ${other.status}`);
  else if (!/<main[\s\S]*<h1/.test(await other.text())) harm.push(`${subject.other} has no h1`);
  if (site.shell.exitCode !== null || site.shell.signalCode) harm.push('the shell has ended');
  return { sight, harm };
}
