/** What a form carries from the moment it is shown: two hidden fields. */
export interface FormStart {
  /** The same for every retry of what is typed into this form, so that the API stores it once. */
  idempotencyKey: string;
  /** Epoch milliseconds; people need a moment to fill a form, programs do not. */
  shownAt: number;
}

/** For loaders, so that a form posted without JavaScript has it too, and for the form that follows a sent one. */
export function createFormStart(): FormStart {
  return { idempotencyKey: createIdempotencyKey(), shownAt: Date.now() };
}

/** Unlike `crypto.randomUUID`, this also works where the page is not served over https, as on a local network. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
