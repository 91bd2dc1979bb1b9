import { ask } from './ask.ts';
import type { DoctorEnv } from './env.ts';
import { type Finding, findings } from './finding.ts';

/** From when on content is worth a look, in seconds. The API reads it once a minute. */
const oldContent = 600;

/** The API: whether it can store leads, answers from content that is fresh, and takes calls from the site's pages and from no others. */
export async function checkApi({ CONTACTS_API_URL, SITE_ORIGIN }: DoctorEnv): Promise<Finding[]> {
  const { ok, note, wrong } = findings('api');
  const health = await ask(`${CONTACTS_API_URL}/health/ready`);
  if (health.failure) return [wrong(`${CONTACTS_API_URL} does not answer: ${health.failure}. Check CONTACTS_API_URL.`)];
  const found: Finding[] = [];
  if (health.status === 200) found.push(ok('can store leads'));
  else if (health.status === 503) found.push(wrong('cannot store leads: deploy/runbooks/database-gone.md'));
  else found.push(wrong(`${CONTACTS_API_URL}/health/ready answers ${health.status}. Is it the API of this site?`));
  const dead = /"dead":\s*([1-9]\d*)/.exec(health.text)?.[1];
  if (dead) found.push(note(`${dead} messages were given up: deploy/runbooks/mail-gone.md`));

  const age = /"content":\s*\{"age":\s*(\d+|null)\}/.exec(health.text)?.[1];
  if (age === 'null') found.push(note('has not read any content yet: deploy/runbooks/content-gone.md'));
  else if (Number(age) > oldContent) {
    found.push(
      note(`answers from content of ${Math.round(Number(age) / 60)} minutes ago: deploy/runbooks/content-gone.md`),
    );
  }

  const allowed = (origin: string) =>
    ask(`${CONTACTS_API_URL}/prod/store/contacts`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    }).then((answer) => answer.headers.get('Access-Control-Allow-Origin'));
  const isOther = new URL(CONTACTS_API_URL).origin !== SITE_ORIGIN;
  if (isOther && (await allowed(SITE_ORIGIN)) !== SITE_ORIGIN) {
    found.push(wrong(`does not take forms from ${SITE_ORIGIN} (CORS). Set SITE_ORIGIN of the API to it.`));
  }
  if (await allowed('https://other.example')) {
    found.push(wrong('takes calls from any site. Set SITE_ORIGIN of the API to the site alone.'));
  }
  return found;
}
