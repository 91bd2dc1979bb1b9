import { isLive } from '@site/contract/releases/registry';
import type { DeskAction } from '@site/kit/release/open-desk';
import { html } from 'hono/html';
import { toTime } from './figures.ts';
import { type Html, platformPath } from './frame.ts';
import { toBadge, toRemoteSection } from './remote-section.ts';
import type { Survey, SurveyedRemote } from './survey.ts';

interface Overview {
  survey: Survey;
  canAct: boolean;
  /** What the address says was just done. */
  done: { kind: string; remote: string };
}

/** What was done, by kind. */
const deeds: Record<DeskAction['kind'], string> = {
  promote: 'Promoted the candidate of',
  end: 'Ended the canary of',
  undo: 'Undid the last release of',
  pause: 'Paused',
  resume: 'Resumed',
  'switch-off': 'Switched off',
  'switch-on': 'Switched on',
};

/** What is live, what needs somebody's attention, and who owns what. */
export function toOverviewPage({ survey, canAct, done }: Overview): Html {
  const { revision, shells, remotes } = survey;
  const answering = shells.filter(({ composition }) => composition).length;
  const concerns = findConcerns(survey);
  const deed = Object.entries(deeds).find(([kind]) => kind === done.kind)?.[1];
  const isKnown = deed !== undefined && remotes.some(({ remote }) => remote === done.remote);
  return html`${isKnown && html`<p class="platform-done" role="status">${deed} ${done.remote}. Shells follow within seconds.</p>`}
<div class="platform-intro">
  <h1>What is live</h1>
  <p class="platform-quiet">Revision ${revision ?? 'unknown'} of the registry. ${answering} of ${shells.length} known shells answered at
    ${toTime(new Date().toISOString())}. <a href="${platformPath}">Look again</a></p>
</div>
<section class="platform-card" data-tone="${concerns.length > 0 ? 'bad' : 'good'}" aria-labelledby="attention">
  <h2 id="attention">${concerns.length > 0 ? 'Needs attention' : 'All is well'}</h2>
  ${
    concerns.length > 0
      ? html`<ul class="platform-concerns">${concerns.map((concern) => html`<li>${concern}</li>`)}</ul>`
      : html`<p>Every shell serves what the registry names.</p>`
  }
</section>
<nav aria-label="Remotes"><ul class="platform-tree">${remotes.map(toBranch)}</ul></nav>
${remotes.map((remote) => toRemoteSection(remote, canAct))}
${toOwners(remotes)}
<section class="platform-card" aria-labelledby="shells">
  <h2 id="shells">Shells</h2>
  <ul class="platform-shells">${shells.map(
    ({ name, composition }) => html`<li><strong>${name}</strong> ${composition ? 'answers' : 'does not answer'}</li>`,
  )}</ul>
</section>`;
}

function toBranch({ remote, state, versions }: SurveyedRemote): Html {
  return html`<li><a href="#${remote}">${remote}</a> ${toBadge(state)}
    <ul>${versions.map(
      ({ version, share, isCandidate }) =>
        html`<li><code>${version}</code> ${share} %${isCandidate && ', candidate'}</li>`,
    )}</ul></li>`;
}

function findConcerns({ shells, remotes, malformed }: Survey): string[] {
  const silent = shells.filter(({ composition }) => !composition);
  return [
    ...shells.flatMap(({ name, composition }) =>
      composition?.registryProblem ? [`${name} does not follow the registry: ${composition.registryProblem}`] : [],
    ),
    ...remotes.flatMap(({ remote, refusals }) =>
      refusals.map(({ shell, version, state }) => `${remote}: ${shell} has ${state} ${version}.`),
    ),
    ...remotes.filter(({ state }) => state === 'missing').map(({ remote }) => `${remote}: no shell serves it.`),
    ...remotes.flatMap(findLate),
    ...remotes.filter(({ state }) => state === 'withdrawn').map(({ remote }) => `${remote} is switched off.`),
    ...remotes.filter(({ state }) => state === 'paused').map(({ remote }) => `${remote} is paused.`),
    ...remotes.flatMap(({ remote, judged }) =>
      judged && judged.verdict !== 'wait'
        ? [`${remote}: the verdict about its canary is to ${judged.verdict} it.`]
        : [],
    ),
    ...malformed.map(({ remote, reason }) => `The registry’s entry for ${remote} is malformed: ${reason}.`),
    ...silent.map(({ name }) => `The shell at ${name} does not answer.`),
  ];
}

/** Shells that serve another version than the registry names, and did not refuse that one. */
function findLate({ remote, entry, versions, refusals }: SurveyedRemote): string[] {
  if (!isLive(entry)) return [];
  const others = versions.filter(({ share }) => share === 0);
  return others.flatMap(({ version, shells }) =>
    shells
      .filter((shell) => !refusals.some((refusal) => refusal.shell === shell))
      .map((shell) => `${remote}: ${shell} still serves ${version}.`),
  );
}

function toOwners(remotes: readonly SurveyedRemote[]): Html {
  const owned = remotes.flatMap(({ remote, claims }) => {
    const paths = Object.entries(claims?.pages ?? {}).flatMap(([page, all]) => all.map((path) => ({ path, page })));
    const fragments = Object.entries(claims?.fragments ?? {}).map(([page, path]) => ({ path, page }));
    return [...paths, ...fragments].map((one) => ({ ...one, remote }));
  });
  const sorted = owned.sort((one, other) => (one.path < other.path ? -1 : 1));
  return html`<section class="platform-card" aria-labelledby="owners">
  <h2 id="owners">Who owns what</h2>
  <div class="platform-scroll" role="region" aria-label="Owners of paths and fragments" tabindex="0"><table>
    <thead><tr><th scope="col">Path or fragment</th><th scope="col">Owner</th><th scope="col">Page</th></tr></thead>
    <tbody>${sorted.map(
      ({ path, page, remote }) =>
        html`<tr><th scope="row"><code>${path}</code></th><td>${remote}</td><td>${page}</td></tr>`,
    )}</tbody>
  </table></div>
</section>`;
}
