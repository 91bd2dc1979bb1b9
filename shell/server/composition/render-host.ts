import { AsyncLocalStorage } from 'node:async_hooks';
import { createLeadsClient } from '@site/leads/create-leads-client';
import { createProviderApi } from '@site/contract/clients/provider-api';
import { isRemoteName, type RemoteName } from '@site/contract/remotes/remotes';
import { createContentFromMain } from './content-from-main.ts';
import { toCulprit } from './culprit.ts';
import { guardConsole } from './guard-console.ts';
import type { Complaint, FromRenderer, RenderableSet, RenderJob, ToRenderer } from './render-protocol.ts';
import { loadRenderer } from './renderer.ts';

/** In whose code something happens, as far as the call itself knows. */
interface Scope {
  job?: number;
  remote?: RemoteName;
  version?: string;
}

/**
 * Renders pages from remotes' code, in a thread or process of its own: nothing that a remote does there can reach the
 * process that answers visitors.
 *
 * @param send to the process that answers visitors
 * @returns what takes its messages
 */
export async function createRenderHost(distDirectory: string, send: (message: FromRenderer) => void) {
  const scope = new AsyncLocalStorage<Scope>();
  const complain = (kind: Complaint['kind'], error: unknown) => send({ type: 'complaint', complaint: toComplaint(kind, error) });
  guardConsole((kind, text) => complain(kind, text));
  guardProcess(complain);
  const renderer = await loadRenderer(distDirectory);
  const content = createContentFromMain(send);

  function toComplaint(kind: Complaint['kind'], error: unknown): Complaint {
    const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
    const { job, remote, version } = scope.getStore() ?? {};
    return { kind, job, remote, version, ...toCulprit(stack), message, stack };
  }

  function loadModule<Module>(releases: RenderableSet, remote: RemoteName, expose: string): Promise<Module> {
    const release = releases[remote];
    if (!release) return Promise.reject(new Error(`${remote} is not on the server`));
    const { version, serverEntry } = release;
    return scope.run({ ...scope.getStore(), remote, version }, () =>
      renderer.loadInNode<Module>({ remote, version, serverEntry }, expose),
    );
  }

  async function render(job: RenderJob): Promise<void> {
    const { id, url, method, headers, body, releases, config, deviceLayout, clientAddress, isBroken, budget } = job;
    const request = new Request(url, { method, headers, ...(body && { body: body as BodyInit }) });
    try {
      const answer = await scope.run({ job: id }, () =>
        renderer.renderSite({
          request,
          config,
          deviceLayout,
          isBroken,
          budget,
          services: {
            content,
            leads: createLeadsClient({ contactsApiUrl: config.contactsApiUrl, clientAddress }),
            provider: createProviderApi({ ...config, clientAddress }),
          },
          loadModule: (remote, expose) => loadModule(releases, remote, expose),
          report: (error) => complain('left-out', error),
          onAction: () => send({ type: 'acting', id }),
          enter: (remote, run) => scope.run({ job: id, remote, version: releases[remote]?.version }, run),
        }),
      );
      if (answer instanceof Response) {
        const bytes = new Uint8Array(await answer.arrayBuffer());
        send({ type: 'answer', id, answer: { kind: 'response', status: answer.status, headers: [...answer.headers], body: bytes } });
      } else {
        send({ type: 'answer', id, answer: { kind: 'page', page: answer } });
      }
    } catch (error) {
      const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
      send({ type: 'failed', id, message, stack });
    }
  }

  /** Loads every module, so that the first visitor does not wait for it. */
  async function warm(call: number, releases: RenderableSet): Promise<void> {
    const failures: { remote: RemoteName; message: string }[] = [];
    for (const [name, { exposes }] of Object.entries(releases)) {
      if (!isRemoteName(name)) continue;
      for (const expose of exposes) {
        await loadModule(releases, name, expose).catch((error: Error) =>
          failures.push({ remote: name, message: error.message }),
        );
      }
    }
    send({ type: 'warm', call, failures });
  }

  return {
    renderer,
    scope,
    loadModule,
    receive(message: ToRenderer): void {
      if (message.type === 'render') void render(message.job);
      else if (message.type === 'warm') void warm(message.call, message.releases);
      else if (message.type === 'content') content.receive(message);
      else send({ type: 'pong', call: message.call });
    },
  };
}
