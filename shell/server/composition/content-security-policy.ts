import { createHash } from 'node:crypto';
import { beforeHydrationScript, earlyPagesRules } from '../../src/hydration/before-hydration.ts';
import type { ShellEnv } from '../env.ts';

/**
 * The Content-Security-Policy of a page. Runs scripts of the shell and of the release origin only, the one script
 * within its HTML, and the rules beside it. Allows inline text by their hash, so that a page is the same for every visitor and can be kept.
 *
 * @param inlineStyles text of each style in the page
 * @param devServers origins of dev servers on the tester's own machine, which reload the page over a WebSocket
 * @param isDraft whether Contentful's app shows the page to an editor. Browsers then ignore `X-Frame-Options`
 */
export function toContentSecurityPolicy(
  inlineStyles: readonly string[],
  env: ShellEnv,
  devServers: string[] = [],
  isDraft = false,
): string {
  const releases = new URL(env.REGISTRY_URL).origin;
  const images = toImageOrigin(env.CONTENTFUL_HOST);
  const analytics = env.TAG_MANAGER_ID ? tagManagerSources : { scripts: [], images: [], connections: [] };
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      releases,
      ...[beforeHydrationScript, earlyPagesRules].map(toHashSource),
      ...devServers,
      ...analytics.scripts,
    ],
    'style-src': ["'self'", ...inlineStyles.map(toHashSource), releases, ...devServers],
    'img-src': ["'self'", 'data:', images, ...analytics.images],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      // A source with a path would allow only that URL.
      new URL(env.CONTACTS_API_URL).origin,
      new URL(env.PROVIDER_API_URL).origin,
      ...analytics.connections,
      ...devServers.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]),
    ],
    'frame-src': ["'self'", images],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': isDraft ? contentfulApps : ["'none'"],
    ...(isHttps(env) && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

const contentfulApps = ['https://app.contentful.com', 'https://app.eu.contentful.com'];

function toHashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** https://developers.google.com/tag-platform/security/guides/csp */
const tagManagerSources = {
  scripts: ['https://*.googletagmanager.com'],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connections: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};

/** Contentful serves images from another host than entries; the local content service, from the same one. */
function toImageOrigin(contentfulHost: string): string {
  if (/\.eu\.contentful\.com$/.test(contentfulHost)) return 'https://images.eu.ctfassets.net';
  if (/contentful\.com$/.test(contentfulHost)) return 'https://images.ctfassets.net';
  return `http://${contentfulHost}`;
}

function isHttps(env: ShellEnv): boolean {
  return env.SITE_ORIGIN.startsWith('https:');
}
