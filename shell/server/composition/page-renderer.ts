import type { ContentClient } from '@site/contract/clients/content-client';
import type { RuntimeConfig } from '@site/contract/configuration/runtime-config';
import { sentParameter } from '@site/leads/sent-parameter';
import type { Log } from '@site/server/log';
import { currentTrace } from '@site/server/telemetry/trace';
import type { OwnPage } from '../../src/routes/own-pages.tsx';
import type { DraftContent, ShellContent } from '../content/content.ts';
import type { ShellEnv } from '../env.ts';
import {
  type Complaint,
  createPageServices,
  loadRenderer,
  noContent,
  type RenderAnswer,
  type RenderJob,
} from '../renderer/renderer.ts';
import { measureRender } from './measure-render.ts';
import { ownershipOf, type PageRequest } from './page-request.ts';
import { type PostedForm, readPostedForm } from './posted-form.ts';
import type { Lost, RenderOutcome } from './render-outcome.ts';
import { waitUntil } from './render-pool.ts';
import type { RenderedPage, Rendering } from './rendering.ts';
import { navigationOf } from './site-table.ts';
import { isLead, receiveUnansweredForm } from './unanswered-form.ts';
import { versionsOn } from './versions-on.ts';

interface Options {
  env: ShellEnv;
  config: RuntimeConfig;
  distDirectory: string;
  content: ShellContent;
  drafts: DraftContent | undefined;
  complain(complaint: Complaint): void;
  rendered(remote: string, version: string): void;
  log: Log;
}

/** The version that a page belongs to, and the request for it. */
type Owner = Pick<Complaint, 'remote' | 'version' | 'request' | 'route'>;

/** Renders pages of remotes in the threads of their set, and the shell's own pages here. */
export async function createPageRenderer(options: Options) {
  const { env, config, distDirectory, content, drafts, complain, rendered, log } = options;
  const shell = await loadRenderer(distDirectory);
  let jobs = 0;

  async function render(asked: PageRequest): Promise<Rendering> {
    const { request, serving } = asked;
    const owner = ownershipOf(serving.set).ownerOf(new URL(request.url).pathname);
    const release = owner && serving.set.releases[owner.remote];
    const isPost = request.method === 'POST';
    const form = isPost ? await readPostedForm(request) : undefined;
    if (owner && isPost && !form) return { page: new Response('This form could not be read.', { status: 400 }) };
    if (!owner || !release?.serverEntry) {
      // The page may have been removed while somebody was typing.
      if (form && (owner || isLead(form))) return { page: await answerForm(asked, form, false) };
      const versions = owner ? [[owner.remote, release?.version] as const] : [];
      return { page: await renderOwn(asked, toThanks(request)), madeFrom: { versions, reads: [], isWhole: false } };
    }
    const own = {
      remote: owner.remote,
      version: release.version,
      request: asked.requestId,
      route: owner.path,
    };
    const outcome = await measureRender(own, owner.path, () => renderInThreads(asked, form, own));
    if (outcome.kind === 'answer') {
      const page = outcome.answer.kind === 'page' ? outcome.answer.page : undefined;
      if (form && page?.status === 405 && isLead(form)) return { page: await answerForm(asked, form, false) };
      if (!page || page.pageRendered)
        for (const used of new Map([...versionsOn(page?.modules ?? [], serving.set), [own.remote, own.version]]))
          rendered(...used);
      else
        complain({
          kind: page.isLate || isSteered(asked, owner.path) ? 'late' : 'failed',
          ...own,
          message: `Could not render ${owner.path}, and left it to the browser.`,
        });
      return toRendering(outcome.answer, asked);
    }
    const { reason, message, stack } = outcome;
    const kind = reason === 'failed' && !isSteered(asked, owner.path) ? 'failed' : 'late';
    complain({ kind, ...own, message: `Could not render ${owner.path} (${reason}): ${message}`, stack });
    if (form) return { page: await answerForm(asked, form, outcome.acting) };
    const withheld = reason === 'blocked' ? (outcome.culprit?.remote ?? owner.remote) : undefined;
    return { page: await renderOwn(asked, toThanks(request), withheld) };
  }

  /**
   * A page that was lost with its thread gets a second try, without the remote that caused it. If that is not known,
   * only with its own remote and in a thread of its own: if that one ends too, this remote is the cause.
   */
  async function renderInThreads(asked: PageRequest, form: PostedForm | undefined, own: Owner): Promise<RenderOutcome> {
    const { renderer, set } = asked.serving;
    const latest = waitUntil();
    const outcome = await renderer.render(toJob(asked, form), latest);
    if (outcome.kind === 'answer' || form || !isLostWithThread(outcome)) return outcome;
    if (outcome.culprit) return renderer.render(toJob(asked, undefined, [outcome.culprit.remote]), latest);
    const others = Object.keys(set.releases).filter((remote) => remote !== own.remote);
    const alone = await renderer.renderAlone(toJob(asked, undefined, others), latest);
    if (alone.kind === 'lost' && isLostWithThread(alone) && !alone.culprit)
      complain({
        kind: alone.reason === 'blocked' ? 'blocked' : 'ended',
        ...own,
        message: `Rendered alone in a thread, ${own.route} ended it: ${alone.message}`,
      });
    return alone;
  }

  function toJob(
    { request, requestId, clientAddress, isDraft, serving }: PageRequest,
    form: PostedForm | undefined,
    without: string[] = [],
  ): RenderJob {
    return {
      id: ++jobs,
      request: requestId,
      url: request.url,
      method: request.method,
      headers: [...request.headers],
      body: form?.bytes,
      without: [...without, ...Object.keys(serving.set.absent)],
      config,
      clientAddress,
      isDraft,
      trace: currentTrace(),
      // Contentful takes longer for drafts, and an editor waits.
      budget: form || isDraft ? env.FORM_BUDGET_MS : env.REMOTE_BUDGET_MS,
    };
  }

  function toRendering(answer: RenderAnswer, { request, serving }: PageRequest): Rendering {
    if (answer.kind === 'page') {
      const { page, reads, isWhole, asksApi } = answer;
      const versions = versionsOn(page.modules, serving.set);
      return {
        page,
        ...(page.pageRendered &&
          page.status === 200 && { madeFrom: { versions, reads, isWhole: isWhole && !serving.isLeaving, asksApi } }),
      };
    }
    const { status, headers, body } = answer;
    const response = new Response(body.length > 0 ? (body as BodyInit) : null, { status, headers });
    if (request.method === 'POST') response.headers.set('Cache-Control', 'no-store');
    return { page: response };
  }

  /** Sends a form whose page could not answer, or gives it back to the visitor. */
  async function answerForm(asked: PageRequest, form: PostedForm, isActing: boolean): Promise<RenderedPage | Response> {
    const { request, clientAddress } = asked;
    const { leads } = createPageServices(config, clientAddress, noContent);
    const outcome = await receiveUnansweredForm({ url: new URL(request.url), form, isActing, leads, log });
    if (outcome.kind === 'kept') return renderOwn(asked, outcome.page);
    const url = new URL(request.url);
    url.searchParams.set(sentParameter, outcome.form);
    return new Response(null, {
      status: 303,
      headers: { Location: url.pathname + url.search, 'Cache-Control': 'no-store' },
    });
  }

  /**
   * Renders a page without code of remotes: the shell's own pages, 404, and the fallback for a missing page.
   *
   * @param withheld a remote that browsers must not load either
   */
  async function renderOwn(asked: PageRequest, own?: OwnPage, withheld?: string): Promise<RenderedPage | Response> {
    const { request, clientAddress, serving } = asked;
    const { set } = serving;
    const ownership = ownershipOf(set);
    const draw = (from: ContentClient) =>
      shell.renderSite({
        request: new Request(request.url, { headers: request.headers }),
        ownership,
        own,
        config,
        budget: env.REMOTE_BUDGET_MS,
        services: createPageServices(config, clientAddress, from),
        navigation: navigationOf(set),
        statusOf({ pathname }) {
          const owner = ownership.ownerOf(pathname);
          if (!owner) return set.isComplete ? 'unknown' : 'absent';
          return owner.remote in set.releases && owner.remote !== withheld ? 'pending' : 'absent';
        },
        loadModule: () => Promise.reject(new Error("Remotes' code does not run in the main process.")),
        report: () => {},
      });
    const page = await draw((asked.isDraft && drafts) || content).catch(() => draw(noContent));
    return page instanceof Response ? page : { ...page, withheld };
  }

  return { render, renderOwn };
}

/** Whether a visitor or an editor had a say in what the page renders: then its failure says nothing about other visitors. */
function isSteered({ request: { url, method }, isDraft }: PageRequest, pattern: string): boolean {
  return isDraft || method === 'POST' || pattern.includes(':') || new URL(url).search !== '';
}

/** If a page cannot be shown after its form was sent, the shell thanks the visitor itself. */
function toThanks({ url }: Request): OwnPage | undefined {
  return new URL(url).searchParams.has(sentParameter) ? { kind: 'form-received' } : undefined;
}

function isLostWithThread({ reason }: Lost): boolean {
  return reason === 'blocked' || reason === 'ended';
}
