import type { RemoteDefinition } from '@site/contract/remotes/define-remote';

/** The address at which a shell shows a dev server in place of the remote's release, where that is allowed. */
export function toShellAddress(shell: string, { name, devPort }: RemoteDefinition): string {
  const address = new URL(shell);
  address.searchParams.set('remote', `${name}@http://localhost:${devPort}/`);
  return address.href;
}
