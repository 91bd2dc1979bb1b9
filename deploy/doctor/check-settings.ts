import type { DoctorEnv } from './env.ts';
import { type Finding, findings } from './finding.ts';

/** Variables that are valid one by one, and wrong together. */
export function checkSettings(env: DoctorEnv): Finding[] {
  const { ok, note, wrong } = findings('settings');
  const { hostname, protocol } = new URL(env.SITE_ORIGIN);
  if (hostname === 'localhost')
    return [note('SITE_ORIGIN is this machine: what only production needs is not looked at.')];
  const found: Finding[] = [];
  if (protocol !== 'https:') found.push(wrong('SITE_ORIGIN is not https. Visitors type personal data into its forms.'));
  if (env.NODE_ENV !== 'production')
    found.push(wrong('NODE_ENV is not production: leads and mail may end up in local files.'));
  if (env.ALLOW_CHOSEN_VERSIONS === 'true') {
    found.push(
      wrong('ALLOW_CHOSEN_VERSIONS is true: anybody can choose versions by address, and no CDN may keep a page.'),
    );
  }
  if (env.PLATFORM_ACTIONS === 'true') {
    found.push(
      wrong(
        'PLATFORM_ACTIONS is true: code of every remote runs in the process that may change the registry and use its key.',
      ),
    );
  }
  if (env.TRUSTED_PROXIES === 'loopback') {
    found.push(
      wrong('TRUSTED_PROXIES is loopback: behind any other proxy, all visitors count as one. Set how many there are.'),
    );
  }
  if (!env.CONTENTFUL_WEBHOOK_SECRET) {
    found.push(note('CONTENTFUL_WEBHOOK_SECRET is not set: an edit takes ten seconds instead of one.'));
  }
  if (env.CONTENTFUL_PREVIEW_SECRET && !env.CONTENTFUL_PREVIEW_TOKEN) {
    found.push(wrong('CONTENTFUL_PREVIEW_TOKEN is not set: editors with CONTENTFUL_PREVIEW_SECRET see no drafts.'));
  }
  for (const name of ['REGISTRY_URL', 'CONTACTS_API_URL', 'PROVIDER_API_URL'] as const) {
    const url = env[name];
    if (!url || new URL(url).protocol === 'https:') continue;
    found.push(wrong(`${name} is not https, so browsers on an https page refuse it.`));
  }
  return found.length > 0 ? found : [ok('fit together')];
}
