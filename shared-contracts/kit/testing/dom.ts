import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// How long `find…` and `waitFor` wait for what they look for: a busy machine may take seconds to render a page.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

// What components need and jsdom lacks: dialogs that open and close, scrolling, and a ResizeObserver that never fires.
HTMLDialogElement.prototype.show ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
