import { parseRegistry, type Registry } from '@site/contract/releases/registry';
import { ask } from './ask.ts';
import type { DoctorEnv } from './env.ts';
import { type Finding, findings } from './finding.ts';

/** The registry, and that browsers may read what it names. */
export async function checkReleases({ REGISTRY_URL, SITE_ORIGIN }: DoctorEnv): Promise<Finding[]> {
  const { ok, note, wrong } = findings('releases');
  const answer = await ask(REGISTRY_URL, { headers: { Origin: SITE_ORIGIN } });
  if (answer.failure) return [wrong(`${REGISTRY_URL} does not answer: ${answer.failure}. Check REGISTRY_URL.`)];
  if (answer.status !== 200)
    return [wrong(`${REGISTRY_URL} answers ${answer.status}. Release a remote, or check REGISTRY_URL.`)];
  const registry = read(answer.text);
  if (!registry) return [wrong(`${REGISTRY_URL} answers something that is not a registry. Check REGISTRY_URL.`)];
  const malformed = registry.malformed.map(({ remote, reason }) =>
    wrong(`The registry's entry of ${remote}: ${reason}`),
  );
  const names = Object.entries(registry.remotes).flatMap(([remote, entry]) =>
    'version' in entry ? [`${remote}/${entry.version}`] : [],
  );
  if (names.length === 0) return [...malformed, note('The registry names no remote yet.')];
  const checks = names.map(async (name) => {
    const url = new URL(`${name}/release.json`, REGISTRY_URL).href;
    const release = await ask(url, { headers: { Origin: SITE_ORIGIN } });
    if (release.failure || release.status !== 200) {
      return wrong(`${url} answers ${release.failure ?? release.status}, but the registry names it. Release it again.`);
    }
    return mayRead(release.headers, url, SITE_ORIGIN)
      ? ok(`${name} is there`)
      : wrong(`${url} may not be read by pages of ${SITE_ORIGIN} (CORS). Set the site's origin at the release origin.`);
  });
  return [...malformed, ...(await Promise.all(checks))];
}

function mayRead(headers: Headers, url: string, siteOrigin: string): boolean {
  const allowed = headers.get('Access-Control-Allow-Origin');
  return new URL(url).origin === siteOrigin || allowed === '*' || allowed === siteOrigin;
}

function read(text: string): Registry | undefined {
  try {
    return parseRegistry(JSON.parse(text));
  } catch {
    return undefined;
  }
}
