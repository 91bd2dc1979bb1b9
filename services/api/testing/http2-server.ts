import { createServer, type IncomingHttpHeaders, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';

/** Starts a server that speaks HTTP/2 without TLS, as the SDK of Bedrock asks an address of this machine. */
export async function startHttp2Server(
  answer: (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => Promise<void>,
) {
  const sessions = new Set<ServerHttp2Session>();
  const server = createServer();
  server.on('session', (session) => sessions.add(session));
  server.on('stream', answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const session of sessions) {
        session.destroy();
      }
      server.close();
    },
  };
}
