import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createProviderApi } from '@site/contract/clients/provider-api';
import type { RuntimeConfig } from '@site/contract/configuration/runtime-config';
import type { RemoteName } from '@site/contract/remotes/remotes';
import { createLeadsClient } from '@site/leads/create-leads-client';
import type { Composition } from '../../src/federation/composition.ts';
import type { RenderedSite } from '../../src/render/rendered-site.ts';
import type { ShellContent } from '../content/content.ts';
import type { ShellEnv } from '../env.ts';
import { isDevServer, type ServedRelease } from '../releases/releases.ts';
import { toContentSecurityPolicy } from './content-security-policy.ts';
import { toDocument } from './document.ts';
import { guessDeviceLayout } from './guess-device-layout.ts';
import { loadRenderer, type SiteRenderer } from './renderer.ts';
import { readShellAssets, type ShellAssets } from './shell-assets.ts';

export interface PageServices {
  env: ShellEnv;
  renderer: SiteRenderer;
  assets: ShellAssets;
  content: ShellContent;
  report(error: unknown): void;
}

/** Loads what the shell's own build contributes to pages. */
export async function loadShellBuild(distDirectory: string): Promise<Pick<PageServices, 'renderer' | 'assets'>> {
  return { renderer: await loadRenderer(distDirectory), assets: await readShellAssets(distDirectory) };
}

/**
 * Answers a request for a page with finished HTML, rendered from the given releases.
 *
 * @param isBroken rendering the page failed: answers with the error screen and status 500
 */
export async function answerPage(
  request: Request,
  clientAddress: string | undefined,
  releases: ReadonlyMap<RemoteName, ServedRelease>,
  { env, renderer, assets, content, report }: PageServices,
  isBroken = false,
): Promise<Response> {
  const config = toRuntimeConfig(env);
  const deviceLayout = guessDeviceLayout(request.headers);
  const rendered = await renderer.renderSite({
    request,
    config,
    deviceLayout,
    budget: env.REMOTE_BUDGET_MS,
    isBroken,
    services: {
      content,
      leads: createLeadsClient({ contactsApiUrl: env.CONTACTS_API_URL, clientAddress }),
      provider: createProviderApi({ ...config, clientAddress }),
    },
    loadModule: (remote, expose) => loadModule(renderer, releases, remote, expose),
    report,
  });
  if (rendered instanceof Response) return rendered;

  const nonce = randomBytes(16).toString('base64');
  const composition: Composition = {
    remotes: toClientReleases(releases),
    config,
    deviceLayout,
    ...(isBroken && { broken: true }),
    ...rendered.state,
  };
  const files = await collectFiles(rendered.modules, releases);
  const { start, end } = toDocument({ nonce, head: rendered.head, assets, composition, ...files });
  const headers = new Headers(rendered.headers);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', toContentSecurityPolicy(nonce, env, devServersOf(releases)));
  headers.set('Cache-Control', isBroken ? 'no-store' : 'no-cache');
  headers.set('Vary', 'User-Agent, Sec-CH-UA-Mobile');
  return new Response(wrap(start, rendered.body, end), { status: isBroken ? 500 : rendered.status, headers });
}

function devServersOf(releases: ReadonlyMap<RemoteName, ServedRelease>): string[] {
  return [...releases.values()].filter(isDevServer).map(({ clientBase }) => new URL(clientBase).origin);
}

function toRuntimeConfig(env: ShellEnv): RuntimeConfig {
  return {
    siteOrigin: env.SITE_ORIGIN,
    contactsApiUrl: env.CONTACTS_API_URL,
    providerApiUrl: env.PROVIDER_API_URL,
    sustainabilityUrl: env.SUSTAINABILITY_URL,
    ...(env.TAG_MANAGER_ID && { tagManagerId: env.TAG_MANAGER_ID }),
  };
}

async function loadModule<Module>(
  renderer: SiteRenderer,
  releases: ReadonlyMap<RemoteName, ServedRelease>,
  remote: RemoteName,
  expose: string,
): Promise<Module> {
  const release = releases.get(remote);
  if (!release?.directory) throw new Error(`${remote} has no release on the server; left to the browser`);
  const serverEntry = join(release.directory, 'server/remoteEntry.cjs');
  return renderer.loadInNode<Module>({ remote, version: release.version, serverEntry }, expose);
}

function toClientReleases(releases: ReadonlyMap<RemoteName, ServedRelease>): Composition['remotes'] {
  return Object.fromEntries(
    [...releases].map(([remote, { version, clientBase, exposes }]) => [remote, { version, base: clientBase, exposes }]),
  );
}

/**
 * Collects the styles of the page and its fragments, and the scripts of the page alone: a fragment's scripts are loaded
 * when its part of the page hydrates.
 */
async function collectFiles(modules: RenderedSite['modules'], releases: ReadonlyMap<RemoteName, ServedRelease>) {
  const scripts = new Set<string>();
  const styles = new Map<string, { href: string; text: string }>();
  for (const { remote, expose } of modules) {
    const release = releases.get(remote);
    if (!release) continue;
    const { js = [], css = [] } = release.exposes[expose] ?? {};
    if (expose.startsWith('pages/'))
      for (const file of ['remoteEntry.js', ...js]) scripts.add(release.clientBase + file);
    for (const file of release.directory ? css : []) {
      const href = release.clientBase + file;
      styles.set(href, { href, text: await readStyle(join(release.directory ?? '', 'client', file)) });
    }
  }
  return { scripts: [...scripts], styles: [...styles.values()] };
}

/** Kept forever, because a release never changes. */
const styleTexts = new Map<string, Promise<string>>();

function readStyle(path: string): Promise<string> {
  const text = styleTexts.get(path) ?? readFile(path, 'utf8');
  styleTexts.set(path, text);
  text.catch(() => styleTexts.delete(path));
  return text;
}

function wrap(start: string, body: ReadableStream<Uint8Array>, end: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return body.pipeThrough(
    new TransformStream({
      start: (controller) => controller.enqueue(encoder.encode(start)),
      flush: (controller) => controller.enqueue(encoder.encode(end)),
    }),
  );
}
