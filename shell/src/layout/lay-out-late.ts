import { whenIdle } from '../hydration/when-idle.ts';

/** Lays out the parts of the page that are not laid out yet, one whenever the browser is idle. */
export function layOutLate(): void {
  whenIdle(() => {
    const part = document.querySelector('[data-layout="late"]');
    if (!part) return;
    part.removeAttribute('data-layout');
    layOutLate();
  });
}

/** Lays out this page and all later ones at once. Scroll positions can only be restored if nothing changes its size. */
export function layOutAll(): void {
  document.documentElement.dataset.layout = 'complete';
}
