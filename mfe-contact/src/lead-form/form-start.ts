/** The two hidden fields that a form gets in the browser. They are not part of its page, which is the same for everybody. */
export interface FormStart {
  /** Stays the same across retries, so that the API stores the lead once. */
  idempotencyKey: string;
  /** Epoch milliseconds. People take a moment to fill out a form; bots do not. */
  shownAt: number;
}

/** The form calls this when the visitor first touches it, and again after each success. */
export function createFormStart(): FormStart {
  return { idempotencyKey: createIdempotencyKey(), shownAt: Date.now() };
}

/** Unlike `crypto.randomUUID`, this also works over plain http, e.g. on a local network. */
function createIdempotencyKey(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}

/** The key of a form that was posted without JavaScript: the same text is the same submission. */
export async function toContentKey(posted: FormData): Promise<string> {
  const text = JSON.stringify([...posted].filter(([name]) => name !== 'idempotencyKey').sort());
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).slice(0, 16));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
