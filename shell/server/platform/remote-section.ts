import type { RegistryChange } from '@site/contract/releases/registry-change';
import type { Release } from '@site/contract/releases/release';
import { toShortCommit } from '@site/server/short-commit';
import { html } from 'hono/html';
import { toDownload, toRate, toTime } from './figures.ts';
import { type Html, platformPath } from './frame.ts';
import type { SurveyedRemote, SurveyedVersion } from './survey.ts';

/** How many changes are shown before the others are folded away. */
const shownChanges = 4;

/** Everything about one remote. @param canAct whether this shell may change the registry */
export function toRemoteSection(surveyed: SurveyedRemote, canAct: boolean): Html {
  const { remote, versions, refusals, entry } = surveyed;
  return html`<section class="platform-card" id="${remote}" aria-labelledby="${remote}-name">
  <div class="platform-row platform-spread">
    <h2 id="${remote}-name">${remote}</h2>
    ${toBadge(surveyed.state)}
  </div>
  ${refusals.map(
    ({ shell, version, state, reason }) =>
      html`<p class="platform-problem"><span><strong>${shell}</strong> has ${state} ${version}: ${reason}</span></p>`,
  )}
  ${toShares(versions)}
  <div class="platform-versions">${versions.map((version) => toVersion(version, surveyed))}${toOwned(surveyed)}</div>
  ${toComparison(surveyed)}
  ${toActions(surveyed, canAct)}
  ${toHistory(entry?.changes ?? [])}
</section>`;
}

export function toBadge(state: string): Html {
  return html`<span class="platform-badge" data-state="${state}">${state}</span>`;
}

/** The shares of visitors as a bar. The text beside it says the same. */
function toShares(versions: readonly SurveyedVersion[]): Html {
  const candidate = versions.find(({ isCandidate }) => isCandidate);
  if (!candidate) return html``;
  return html`<svg class="platform-shares" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect width="100" height="1"/><rect class="platform-candidate" width="${candidate.share}" height="1"/>
  </svg>`;
}

function toVersion(surveyed: SurveyedVersion, { versions }: SurveyedRemote): Html {
  const { version, isCandidate, share, shells, release, recent } = surveyed;
  const role = isCandidate ? 'Candidate' : 'Stable';
  const isNamed = share > 0;
  return html`<div>
    <h3>${isNamed ? role : 'Still served'} <code>${version}</code></h3>
    <dl class="platform-facts">
      ${versions.length > 1 && isNamed && html`<div><dt>Visitors</dt><dd>${share} %</dd></div>`}
      <div><dt>Served by</dt><dd>${shells.length > 0 ? shells.join(', ') : 'no shell'}</dd></div>
      ${release && toOrigin(release)}
      <div><dt>Last minute, this shell</dt><dd>${toRate({ failed: recent.failed, total: recent.rendered + recent.failed })} renders with an error</dd></div>
    </dl>
    ${release && toSizes(release)}
  </div>`;
}

function toOrigin({ built, releasedAt, contractVersion }: Release): Html {
  const commit = built?.commit && html`, commit <code>${toShortCommit(built.commit)}</code>`;
  return html`<div><dt>Built</dt><dd>${built?.by ?? 'by somebody'}${commit}, ${toTime(releasedAt)}</dd></div>
      <div><dt>Contract</dt><dd>${contractVersion}</dd></div>`;
}

function toSizes(release: Release): Html {
  const exposes = Object.entries(release.exposes);
  return html`<details>
      <summary>${toDownload(release)} for browsers, compressed</summary>
      <ul class="platform-sizes">
        <li><span>entry</span> ${toDownload(release, ['client/remoteEntry.js'])}</li>
        ${exposes.map(([expose, { js, css }]) => {
          const paths = [...js, ...css].map((file) => `client/${file}`);
          return html`<li><span>${expose}</span> ${toDownload(release, paths)}</li>`;
        })}
      </ul>
    </details>`;
}

/** What a judge reads about the canary, from all shells. */
function toComparison({ judged, remote }: SurveyedRemote): Html {
  if (!judged) return html``;
  const { stable, candidate, verdict, reason } = judged;
  const measures = [
    ['Renders that failed', 'renders'],
    ['Views with an error', 'views'],
    ['Views with a slow interaction', 'interactions'],
  ] as const;
  return html`<div class="platform-scroll" role="region" aria-label="Counts of ${remote}’s canary" tabindex="0"><table>
    <thead><tr><th scope="col">Counted by all shells</th><th scope="col">Stable</th><th scope="col">Candidate</th></tr></thead>
    <tbody>${measures.map(
      ([label, measure]) =>
        html`<tr><th scope="row">${label}</th><td>${toRate(stable[measure])}</td><td>${toRate(candidate[measure])}</td></tr>`,
    )}</tbody>
  </table></div>
  <p><strong>Verdict so far: ${verdict}.</strong> ${reason}</p>`;
}

function toActions({ remote, actions }: SurveyedRemote, canAct: boolean): Html {
  if (actions.length === 0) return html``;
  if (!canAct)
    return html`<details>
    <summary>Commands that change it</summary>
    <dl class="platform-commands">${actions.map(
      ({ label, commands }) => html`<div><dt>${label}</dt><dd><code>${commands.join('\n')}</code></dd></div>`,
    )}</dl>
  </details>`;
  return html`<ul class="platform-row" aria-label="What you can do to ${remote}">${actions.map(
    ({ key, label, isDangerous }) =>
      html`<li><a class="platform-button" data-look="${isDangerous ? 'danger-quiet' : 'secondary'}"
        href="${platformPath}/change?remote=${remote}&action=${key}">${label}<span class="platform-hidden"> ${remote}</span></a></li>`,
  )}</ul>`;
}

function toOwned({ claims }: SurveyedRemote): Html {
  const paths = Object.values(claims?.pages ?? {}).flat();
  const fragments = Object.values(claims?.fragments ?? {});
  return html`<div>
    <h3>Owns</h3>
    <dl class="platform-facts">
    <div><dt>Paths</dt><dd>${paths.length > 0 ? paths.map((path) => html`<code class="platform-owned">${path}</code> `) : 'none'}</dd></div>
    <div><dt>Fragments</dt><dd>${fragments.length > 0 ? fragments.map((name) => html`<code class="platform-owned">${name}</code> `) : 'none'}</dd></div>
    </dl>
  </div>`;
}

function toHistory(changes: readonly RegistryChange[]): Html {
  const list = (some: readonly RegistryChange[]) => html`<ol class="platform-history">${some.map(toHistoryEntry)}</ol>`;
  const older = changes.slice(shownChanges);
  return html`<h3>History</h3>
  ${changes.length > 0 ? list(changes.slice(0, shownChanges)) : html`<p class="platform-quiet">The registry knows no changes.</p>`}
  ${older.length > 0 && html`<details><summary>${older.length} older</summary>${list(older)}</details>`}`;
}

function toHistoryEntry({ action, at, by, commit, from, to, share, why }: RegistryChange): Html {
  const versions = from === to ? (to ?? 'none') : `${from ?? 'none'} → ${to ?? 'none'}`;
  return html`<li>
    <p><strong>${action}</strong>${share !== undefined && ` for ${share} %`} by ${by}, ${toTime(at)}</p>
    <p class="platform-quiet"><code>${versions}</code>${commit && html`, commit <code>${toShortCommit(commit)}</code>`}</p>
    ${why && html`<p>${why}</p>`}
  </li>`;
}
