import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * `conflict` refuses a write as AWS does while another one of the same file is under way, `lost` makes it and never
 * answers, `cut` never makes it.
 */
export type Disturb = (method: string, path: string) => 'conflict' | 'lost' | 'cut' | undefined;

/**
 * A stand-in for what s3rver lacks: it ignores `If-None-Match` and `If-Match` when it writes. Answers them as Amazon
 * documents it (docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html): 412 if the file is there or
 * differs, 404 if `If-Match` names one that is not there, 409 for conflicts. Hands on everything else.
 */
export async function startConditionalWrites(port: number, disturb: Disturb = () => undefined) {
  /** s3rver hands out half a file while it writes it, so what is asked of one file takes turns. */
  const turns = new Map<string, Promise<void>>();
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    const turn = turns.get(pathname) ?? Promise.resolve();
    turns.set(
      pathname,
      turn.then(() => handle(incoming, outgoing)).catch(() => void outgoing.destroy()),
    );
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = incoming;
    const disturbance = disturb(method, url);
    if (disturbance === 'cut') return void outgoing.destroy();
    const refusal = disturbance === 'conflict' ? refusals.conflict : await findRefusal(url, method, headers);
    if (refusal) {
      incoming.resume();
      outgoing.writeHead(refusal.status, { 'Content-Type': 'application/xml' });
      outgoing.end(
        `<?xml version="1.0"?><Error><Code>${refusal.code}</Code><Message>${refusal.code}</Message></Error>`,
      );
      return;
    }
    const { authorization, ...unsigned } = headers;
    // s3rver forgets the slash after a bucket's name when it checks signatures.
    const passed = /^\/[^/]+\/(\?|$)/.test(url) ? unsigned : headers;
    const forwarded = request({ port, method, path: url, headers: passed });
    incoming.pipe(forwarded);
    const [answer] = (await once(forwarded, 'response')) as [IncomingMessage];
    if (disturbance === 'lost') {
      answer.resume();
      await once(answer, 'end');
      outgoing.destroy();
      return;
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
    await once(outgoing, 'close');
  }

  async function findRefusal(url: string, method: string, headers: IncomingMessage['headers']) {
    const { 'if-match': tag, 'if-none-match': isNew } = headers;
    if (method !== 'PUT' || !(tag || isNew)) return undefined;
    const known = await fetch(`http://localhost:${port}${url.replace(/\?.*/, '')}`, { method: 'HEAD' });
    if (isNew) return known.ok ? refusals.exists : undefined;
    if (!known.ok) return refusals.missing;
    return known.headers.get('etag') === tag ? undefined : refusals.exists;
  }
}

const refusals = {
  exists: { status: 412, code: 'PreconditionFailed' },
  missing: { status: 404, code: 'NoSuchKey' },
  conflict: { status: 409, code: 'ConditionalRequestConflict' },
};
