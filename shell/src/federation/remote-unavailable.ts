/** A remote is not available right now: not released, not reachable, broken, or built for another contract. */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable';
  readonly remote: string;

  constructor(remote: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${remote} is unavailable: ${reason}`, { cause });
    this.remote = remote;
  }
}
