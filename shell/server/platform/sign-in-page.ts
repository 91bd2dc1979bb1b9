import { html } from 'hono/html';
import { type Html, platformPath } from './frame.ts';

/** @param problem why the last try failed */
export function toSignInPage(problem?: string): Html {
  return html`<section class="platform-narrow">
  <h1>Sign in</h1>
  <p class="platform-quiet">This page shows what is live on the site, and who released it.</p>
  <form class="platform-form" method="post" action="${platformPath}/sign-in">
    <label for="token">Token</label>
    <input class="platform-control" id="token" name="token" type="password" autocomplete="current-password" required
      maxlength="200" ${problem && html`aria-invalid="true" aria-describedby="problem"`}>
    ${problem && html`<p class="platform-problem" id="problem">${problem}</p>`}
    <button class="platform-button">Sign in</button>
  </form>
</section>`;
}
