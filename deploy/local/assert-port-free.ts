import { createServer } from 'node:net';

/** @throws an Error of one line that says which port is taken, for what, and how to take another */
export async function assertPortFree(port: number, what: string, variable: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(new Error(`Port ${port} (${what}) is in use. Stop what uses it, or set ${variable} to another port.`)),
    );
    probe.listen(port, 'localhost', () => probe.close(() => resolve()));
  });
}
