const storageKey = 'assistantSession';

let known: string | undefined;

/**
 * A random name of this tab, by which the API limits how often it asks. It ends with the tab, and no other request carries it.
 * Empty on a server.
 */
export function getTabSession(): string {
  if (typeof document === 'undefined') return '';
  known ??= read() ?? create();
  return known;
}

function read(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

function create(): string {
  const session = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  try {
    sessionStorage.setItem(storageKey, session);
  } catch {
    // Storage is full or forbidden; the name then lasts until the next page load.
  }
  return session;
}
