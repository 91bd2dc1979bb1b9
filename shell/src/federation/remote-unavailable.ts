import type { RemoteName } from '@site/contract/remotes/remotes';

/** A remote that is not released, not reachable, broken, or built for another contract. */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable';
  readonly remote: RemoteName;

  constructor(remote: RemoteName, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${remote} is unavailable: ${reason}`, { cause });
    this.remote = remote;
  }
}
