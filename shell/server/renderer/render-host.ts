import { AsyncLocalStorage } from 'node:async_hooks';
import type { ContentClient } from '@site/contract/clients/content-client';
import type { ProviderApi } from '@site/contract/clients/provider-api';
import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import { createOwnership } from '@site/contract/remotes/claims';
import { createContentFromMain, type PageReads } from './content-from-main.ts';
import { toCulprit } from './culprit.ts';
import { guardConsole } from './guard-console.ts';
import { guardProcess } from './guard-process.ts';
import { loadRenderer } from './load-renderer.ts';
import { createPageServices, noContent } from './page-services.ts';
import type {
  Complaint,
  FromRenderer,
  LoadedModules,
  RenderAnswer,
  RenderableSet,
  RenderJob,
  ToRenderer,
} from './render-protocol.ts';

/** The request and the remote that a call belongs to, as far as they are known. */
interface Scope {
  request?: string | undefined;
  route?: string | undefined;
  remote?: string | undefined;
  version?: string | undefined;
  /** The trace of the request, if there is one. */
  trace?: string | undefined;
  /** What the page has read so far. */
  reads?: PageReads | undefined;
  isDraft?: boolean | undefined;
}

/**
 * Renders pages from one set of releases, in a thread or process of its own, so that a remote's code cannot harm the
 * main process. Until it is told which set, it only has the shell's own code.
 *
 * @param send sends a message to the main process
 * @returns `use` for the set, `receive` for messages from the main process, and `loadModule` for trials
 */
export async function createRenderHost(distDirectory: string, send: (message: FromRenderer) => void) {
  const scope = new AsyncLocalStorage<Scope>();
  const complain = (kind: Complaint['kind'], error: unknown) => {
    const { message, stack } = toError(error);
    const { reads: _, trace: __, isDraft: ___, ...place } = scope.getStore() ?? {};
    send({ type: 'complaint', complaint: { kind, ...place, ...toCulprit(stack), message, stack } });
  };
  const sendTraced = (message: FromRenderer) =>
    send(message.type === 'content' ? { ...message, trace: scope.getStore()?.trace } : message);
  guardConsole(complain);
  guardProcess(complain);
  const renderer = await loadRenderer(distDirectory);
  const content = createContentFromMain(sendTraced, () => scope.getStore());
  let set: RenderableSet = { claims: {}, navigation: [], releases: {} };
  let ownership = createOwnership(set.claims);

  function enter<Result>(remote: string, run: () => Result): Result {
    return scope.run({ ...scope.getStore(), remote, version: set.releases[remote]?.version }, run);
  }

  function loadModule<Module>(remote: string, expose: string): Promise<Module> {
    const release = set.releases[remote];
    if (!release) return Promise.reject(new Error(`${remote} is not on the server`));
    const { version, serverEntry } = release;
    return enter(remote, () => renderer.loadInNode<Module>({ remote, version, serverEntry }, expose));
  }

  async function render(job: RenderJob): Promise<void> {
    try {
      const route = ownership.ownerOf(new URL(job.url).pathname)?.path;
      const reads: PageReads = new Map();
      const place = { request: job.request, trace: job.trace, isDraft: job.isDraft, route, reads };
      const answered = await scope.run(place, () => answer(job, reads));
      send({ type: 'answer', id: job.id, answer: answered });
    } catch (error) {
      const isLate = error instanceof renderer.PostNotAnswered && error.isLate;
      send({ type: 'failed', id: job.id, isLate, ...toError(error) });
    }
  }

  async function answer(
    { id, url, method, headers, body, without, trial, ...job }: RenderJob,
    reads: PageReads,
  ): Promise<RenderAnswer> {
    const { config, clientAddress, budget } = job;
    const request = new Request(url, { method, headers, ...(body && { body: body as BodyInit }) });
    const isServed = (remote: string) => remote in set.releases && !without.includes(remote);
    let isWhole = true;
    let asksApi = false;
    // A page may show something else instead of what could not be read.
    const notRead = (error: unknown) => {
      isWhole = false;
      throw error;
    };
    const getEntries: ContentClient['getEntries'] = (query) =>
      (trial?.isContentDown ? noContent : content).getEntries(query).catch(notRead);
    const services = createPageServices(config, clientAddress, { getEntries }, job.trace);
    const askApi: ProviderApi['request'] = (path, init) => {
      asksApi = true;
      return services.provider.request(path, init).catch(notRead);
    };
    const page = await renderer.renderSite({
      request,
      ownership,
      own: trial?.fragment && { kind: 'fragment', ...trial.fragment },
      config,
      budget,
      services: { ...services, provider: { request: askApi } },
      navigation: set.navigation,
      statusOf({ pathname }) {
        const owner = ownership.ownerOf(pathname);
        if (!owner) return 'unknown';
        return owner.remote in set.releases ? 'pending' : 'absent';
      },
      loadModule: (remote, expose) =>
        isServed(remote) ? loadModule(remote, expose) : Promise.reject(new Error(`${remote} is left out of this page`)),
      report(error) {
        isWhole = false;
        complain('left-out', error);
      },
      onAction: () => send({ type: 'acting', id }),
      enter,
      ...(trial && { onNonJson: (place: string) => complain('non-json', place) }),
    });
    if (!(page instanceof Response)) {
      const read = [...reads.values()].map(({ query, version, names }) => ({ query, version, names: names() }));
      return { kind: 'page', page, reads: read, isWhole, asksApi };
    }
    const bytes = new Uint8Array(await page.arrayBuffer());
    return { kind: 'response', status: page.status, headers: [...page.headers], body: bytes };
  }

  /** Loads every module, so that the first visitor does not wait for it. */
  async function warm(call: number): Promise<void> {
    const loaded: LoadedModules = { failures: [], queries: {} };
    for (const [remote, { exposes }] of Object.entries(set.releases)) {
      for (const expose of exposes) {
        try {
          const { route } = await loadModule<{ route?: RemoteRoute }>(remote, expose);
          if (route) loaded.queries[`${remote}/${expose}`] = route.handle.query?.map(String) ?? [];
        } catch (error) {
          loaded.failures.push({ remote, message: toError(error).message });
        }
      }
    }
    send({ type: 'warm', call, ...loaded });
  }

  return {
    use(next: RenderableSet): void {
      set = next;
      ownership = createOwnership(set.claims);
    },
    loadModule,
    receive(message: ToRenderer): void {
      if (message.type === 'render') void render(message.job);
      else if (message.type === 'warm') void warm(message.call);
      else if (message.type === 'content') content.receive(message);
      else send({ type: 'pong', call: message.call });
    },
  };
}

function toError(error: unknown): { message: string; stack?: string | undefined } {
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };
}
