import { healthOf, type RemoteHealth } from './look.ts';

/** How long the shell may take to decide on a release, or to serve one, in milliseconds. */
export const patience = 150_000;

/** Waits until /healthz says of a remote what it should. */
export async function awaitHealth(
  url: string,
  remote: string,
  isSo: (health: RemoteHealth) => boolean,
): Promise<RemoteHealth> {
  for (const deadline = Date.now() + patience; ; ) {
    const health = await healthOf(url, remote);
    if (isSo(health)) return health;
    if (Date.now() > deadline) throw new Error(`${remote} never came to what was expected: ${JSON.stringify(health)}`);
    await pause();
  }
}

/** The time between two looks. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 150));
}
