/** Keeps the second half of a double click on something that closes from what was below it: from its links, its text and the focus. */
export function dropSecondClick(): void {
  for (const kind of ['mousedown', 'click'] as const) {
    const drop = (event: MouseEvent) => {
      if (event.detail < 2) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener(kind, drop, { capture: true, once: true });
  }
}
