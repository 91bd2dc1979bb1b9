/** The provider's API (spec section 7). Each call rejects with an Error whose message may be logged, not shown. */
export interface ProviderClient {
  /** Dollars spent of the funding pool: `GET /smb/spentAmount`. */
  getSpentAmount(signal?: AbortSignal): Promise<number>;
  /** The assistant's answer as HTML, not yet sanitised: `POST /bedrock`. */
  ask(prompt: string, signal?: AbortSignal): Promise<string>;
}
