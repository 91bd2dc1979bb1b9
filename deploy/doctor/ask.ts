/** How long an answer may take, in milliseconds. */
const patience = 5_000;

export interface Answer {
  /** 0 if there is no answer. */
  status: number;
  headers: Headers;
  text: string;
  /** Why there is no answer. */
  failure?: string;
}

/** Asks an address once. Never throws. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patience), ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    const { message, cause } = error as Error;
    const failure = cause instanceof Error ? cause.message || cause.name : message;
    return { status: 0, headers: new Headers(), text: '', failure };
  }
}
