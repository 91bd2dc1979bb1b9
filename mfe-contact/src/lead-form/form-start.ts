/** The two hidden fields that a form gets when it is shown. */
export interface FormStart {
  /** Stays the same across retries, so that the API stores the lead once. */
  idempotencyKey: string;
  /** Epoch milliseconds. People take a moment to fill out a form; bots do not. */
  shownAt: number;
}

/** Loaders call this so that forms posted without JavaScript have it too; the form calls it again after each success. */
export function createFormStart(): FormStart {
  return { idempotencyKey: createIdempotencyKey(), shownAt: Date.now() };
}

/** Unlike `crypto.randomUUID`, this also works over plain http, e.g. on a local network. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
