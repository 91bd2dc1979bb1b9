import { listen } from '@site/server/listen';

/** @throws an Error of one line that names the port and the variable that sets another, if the port is in use */
export async function assertPortFree(port: number, portVariable: string): Promise<void> {
  const { closeNow } = await listen({ fetch: () => new Response() }, { port, portVariable });
  await closeNow();
}
