import { html, raw } from 'hono/html';
import type { OfferedVersion } from './offered-versions.ts';
import type { ToolbarRemote, ToolbarView } from './toolbar-view.ts';

type Html = ReturnType<typeof html>;

/**
 * The toolbar in a shadow tree of its own, so that no style of the page reaches it, and none of it the page. It is a form that
 * works without scripts; what needs them is hidden until they run.
 */
export function toToolbarHtml(view: ToolbarView, style: string): Html {
  const { remotes, hasChoice, link, back, leave, kept } = view;
  const problems = remotes.filter(({ problem }) => problem !== undefined);
  return html`<site-toolbar><template shadowrootmode="open"><style>${raw(style)}</style>
<section class="toolbar" aria-label="Testers’ toolbar">
<details class="fold"${raw(problems.length > 0 ? ' open' : '')}>
${toTab(remotes)}
<div class="sheet">
<label class="check" data-scripts hidden><input type="checkbox" id="outlines">Outline who owns what</label>
<form class="versions" method="get">
${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<ul class="remotes">${remotes.map(toRow)}</ul>
<div class="field">
<label for="other">Another version, or a dev server</label>
<input class="control" id="other" name="remote" type="text" autocomplete="off" autocapitalize="off" spellcheck="false"
  pattern=".+@.+" title="The remote, an @, and its version or dev server, such as mfe-contact@1.0.0-3f2a9c1b0d"
  placeholder="mfe-contact@http://localhost:3004" aria-describedby="other-hint">
<p class="hint" id="other-hint">Any release, live or not; dev servers on your own machine only.</p>
</div>
<div class="actions"><button class="button">Show these</button>
${hasChoice && html`<a class="button" data-look="quiet" href="${back}">Back to what visitors see</a>`}</div>
</form>
<div class="tools">
<div class="field">
<label for="link">Link to this composition</label>
<div class="copy"><input class="control" id="link" type="text" readonly value="${link}">
<button class="button" data-look="secondary" type="button" data-scripts hidden>Copy</button></div>
<p class="hint" role="status"></p>
</div>
<a class="leave" href="${leave}">Switch the toolbar off</a>
</div>
</div>
</details>
</section></template></site-toolbar>`;
}

/** What the folded toolbar says. */
function toTab(remotes: readonly ToolbarRemote[]): Html {
  const chosen = remotes.filter(({ isChosen }) => isChosen);
  const refused = remotes.filter(({ problem }) => problem !== undefined).length;
  const [first] = chosen;
  const detail = chosen.length === 1 && first ? `${first.remote} ${first.shown}` : `${chosen.length} remotes`;
  return html`<summary class="tab" data-tone="${chosen.length > 0 ? 'chosen' : 'live'}">
<span class="state">${chosen.length > 0 ? 'Not what visitors see' : 'What visitors see'}</span>
${chosen.length > 0 && html`<span class="detail">${detail}</span>`}
${refused > 0 && html`<span class="refused">${refused} not shown</span>`}
<svg class="arrow" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M4 10l4-4 4 4" /></svg>
</summary>`;
}

function toRow({ remote, parts, shown, visitors, problem, offered, other }: ToolbarRemote): Html {
  const asked = other ?? shown;
  const toOption = (version: string, text: string) =>
    html`<option value="${remote}@${version}"${raw(version === asked ? ' selected' : '')}>${text}</option>`;
  const toGroup = (label: string, versions: readonly OfferedVersion[]) =>
    versions.length > 0 &&
    html`<optgroup label="${label}">${versions.map((one) => toOption(one.version, toLabel(one)))}</optgroup>`;
  const standing = (...names: OfferedVersion['standing'][]) => offered.filter((one) => names.includes(one.standing));
  return html`<li class="remote">
<div class="name"><label for="version-${remote}">${remote}</label>
${parts.length > 0 && html`<span class="parts">${parts.join(', ')}</span>`}</div>
<select class="control" id="version-${remote}" name="remote" autocomplete="off"${raw(
    problem === undefined ? '' : ` aria-invalid="true" aria-describedby="problem-${remote}"`,
  )}>
<option value="">${visitors === undefined ? 'What visitors see: nothing' : `${visitors} · live`}</option>
${toGroup('In the registry', standing('live', 'canary'))}
${toGroup('Earlier', standing('earlier'))}
${toGroup('Released, not live', standing('not live'))}
${other !== undefined && html`<optgroup label="Chosen by address">${toOption(other, other)}</optgroup>`}
</select>
${problem !== undefined && html`<p class="problem" id="problem-${remote}">${problem}</p>`}
</li>`;
}

function toLabel({ version, standing, share, at }: OfferedVersion): string {
  const canary = standing === 'canary' ? `canary, ${share} %` : undefined;
  return [version, canary ?? (standing === 'live' ? 'live' : undefined), at && toDay(at)].filter(Boolean).join(' · ');
}

function toDay(time: string): string {
  return new Date(time).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
}
