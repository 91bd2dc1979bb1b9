import { startRemoteDevServer } from './remote-dev-server.ts';

interface Options extends Omit<Parameters<typeof startRemoteDevServer>[0], 'inShell'> {
  /** An address of the running shell that shows the remote in place of its release, where that is allowed. */
  shell: string | undefined;
}

/** Starts a remote's dev server, and prints where it is shown. */
export async function runRemoteDev({ shell, ...options }: Options): Promise<void> {
  const { name, devPort } = options.remote;
  const address = await startRemoteDevServer({ ...options, inShell: Boolean(shell) });
  if (shell) {
    const inShell = new URL(shell);
    inShell.searchParams.set('remote', `${name}@http://localhost:${devPort}/`);
    console.log(`in the shell: ${inShell.href}`);
  }
  console.log(`ready ${address}`);
}
