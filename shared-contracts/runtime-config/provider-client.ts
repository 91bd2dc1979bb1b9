/** The provider's API (spec section 7). Each call rejects with an Error whose message may be logged, not shown. */
export interface ProviderClient {
  /** Dollars spent of the funding pool: `GET /smb/spentAmount`. */
  getSpentAmount(signal?: AbortSignal): Promise<number>;
  /** The assistant's answer as HTML, not yet sanitised: `POST /bedrock`. */
  ask(prompt: string, signal?: AbortSignal): Promise<string>;
  /**
   * The same answer while it is written: pieces of HTML, in order, that together are what `ask` resolves to. It is one
   * piece where the API does not stream. The API streams when it is asked with `Accept: text/event-stream`: each event's
   * data is `{"content":"<piece>"}`, and an event named `done` says that nothing is missing.
   *
   * @throws while iterating, also where the stream ends early
   */
  askStream(prompt: string, signal?: AbortSignal): AsyncIterable<string>;
}
