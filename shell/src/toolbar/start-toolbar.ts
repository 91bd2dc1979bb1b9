import { createReleaseChoice } from '../federation/choose-release.ts';
import { type Composition, compositionElementId } from '../federation/composition.ts';
import { findPageOwner } from './find-page-owner.ts';
import { createOutlines } from './outlines.ts';
import { type ChosenPair, toChoosingLink } from './toolbar-links.ts';

/** What a tester has unfolded and switched on, in this tab. */
const openKey = 'toolbar-open';
const outlinesKey = 'toolbar-outlines';

/** Brings to life what of the toolbar needs scripts: outlines, copying, and addresses after the visitor has moved on. */
export function startToolbar(): void {
  const tree = document.querySelector('site-toolbar')?.shadowRoot;
  if (!tree) return;
  const find = <Kind extends Element>(selector: string) => tree.querySelector<Kind>(selector);
  for (const element of tree.querySelectorAll<HTMLElement>('[data-scripts]')) element.hidden = false;

  const fold = find<HTMLDetailsElement>('details');
  if (fold) keepOpen(fold);
  const form = find<HTMLFormElement>('form');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    location.assign(toChoosingLink(location.href, readChoices(form)));
  });
  const link = find<HTMLInputElement>('#link');
  const shared = link ? choicesIn(link.value) : [];
  const refresh = () => {
    if (link) link.value = toChoosingLink(location.href, shared);
  };
  fold?.addEventListener('toggle', refresh);
  link?.addEventListener('focus', () => {
    refresh();
    link.select();
  });
  const copy = find<HTMLButtonElement>('.copy button');
  copy?.addEventListener('click', async () => {
    refresh();
    link?.select();
    const status = find('[role=status]');
    const isCopied = await navigator.clipboard?.writeText(link?.value ?? '').then(
      () => true,
      () => false,
    );
    if (status)
      status.textContent = isCopied
        ? 'Copied.'
        : 'The browser does not allow it. The link is selected: copy it yourself.';
  });
  const box = find<HTMLInputElement>('#outlines');
  if (box) switchOutlines(box, tree);
}

function keepOpen(fold: HTMLDetailsElement): void {
  if (sessionStorage.getItem(openKey)) fold.open = true;
  fold.addEventListener('toggle', () => {
    if (fold.open) sessionStorage.setItem(openKey, 'yes');
    else sessionStorage.removeItem(openKey);
  });
  fold.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !fold.open) return;
    fold.open = false;
    fold.querySelector('summary')?.focus();
  });
}

function readChoices(form: HTMLFormElement): ChosenPair[] {
  return new FormData(form).getAll('remote').flatMap((text) => toPair(String(text)));
}

function choicesIn(link: string): ChosenPair[] {
  return new URL(link).searchParams.getAll('remote').flatMap(toPair);
}

function toPair(text: string): ChosenPair[] {
  const [, remote, version] = /^\s*([^@]+)@(.+?)\s*$/.exec(text) ?? [];
  return remote && version ? [[remote, version]] : [];
}

function switchOutlines(box: HTMLInputElement, tree: ShadowRoot): void {
  const composition: Composition = JSON.parse(document.getElementById(compositionElementId)?.textContent ?? '{}');
  const composed = composition.remotes ?? {};
  const releaseOf = createReleaseChoice(composed);
  const outlines = createOutlines(tree, {
    remotes: Object.keys(composed),
    getPageOwner: () => findPageOwner(composed, location.pathname),
    versionOf: (remote) => releaseOf(remote)?.version,
  });
  const apply = () => {
    if (box.checked) outlines.show();
    else outlines.hide();
    if (box.checked) sessionStorage.setItem(outlinesKey, 'yes');
    else sessionStorage.removeItem(outlinesKey);
  };
  box.checked = sessionStorage.getItem(outlinesKey) !== null;
  box.addEventListener('change', apply);
  apply();
}
