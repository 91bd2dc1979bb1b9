import { html } from 'hono/html';
import { type Html, platformPath } from './frame.ts';
import type { PlannedAction } from './plan-actions.ts';
import type { Session } from './sessions.ts';

/** The longest reason, in characters. The registry takes 500. */
export const longestReason = 300;

interface Change {
  remote: string;
  planned: PlannedAction;
  session: Session;
  /** Whether this shell may change the registry. */
  canAct: boolean;
  /** The reason as it was typed, and why it was not taken. */
  reason?: string;
  problem?: string | undefined;
}

/** Says what will happen, and asks for the reason. */
export function toChangePage({ remote, planned, session, canAct, reason = '', problem }: Change): Html {
  const { key, label, effects, isDangerous, seen } = planned;
  return html`<section class="platform-narrow">
  <p class="platform-kicker">${remote}</p>
  <h1>${label}</h1>
  <ul class="platform-effects">${effects.map((effect) => html`<li>${effect}</li>`)}</ul>
  ${
    canAct
      ? html`<form class="platform-form" method="post" action="${platformPath}/change">
    <input type="hidden" name="token" value="${session.formToken}">
    <input type="hidden" name="remote" value="${remote}">
    <input type="hidden" name="action" value="${key}">
    <input type="hidden" name="seen" value="${seen}">
    <label for="why">Why?</label>
    <p class="platform-hint" id="hint">The history shows it with your name, ${session.name}.</p>
    ${problem && html`<p class="platform-problem" id="problem" role="alert">${problem}</p>`}
    <textarea class="platform-control" id="why" name="why" rows="3" required maxlength="${longestReason}"
      aria-describedby="${problem ? 'problem hint' : 'hint'}" ${problem && html`aria-invalid="true"`}>${reason}</textarea>
    <div class="platform-row">
      <button class="platform-button" ${isDangerous && html`data-look="danger"`}>${label}</button>
      <a class="platform-button" data-look="secondary" href="${platformPath}#${remote}">Change nothing</a>
    </div>
  </form>`
      : html`<p>This shell changes nothing by itself. In the repository of ${remote}, with the team’s key, run:</p>`
  }
  ${toCommands(planned)}
</section>`;
}

/** The same with the release command. */
function toCommands({ commands }: PlannedAction): Html {
  return html`<p class="platform-quiet">The same as a command:</p>
  <pre class="platform-command">${commands.join('\n')}</pre>`;
}
