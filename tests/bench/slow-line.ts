import { once } from 'node:events';
import { createServer as createHttpServer, request } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A line between a browser and its servers. */
export interface LineSpeed {
  /** Of an empty message and its answer, in milliseconds. */
  roundTrip: number;
  /** Bytes a second to the browser. */
  down: number;
  /** Bytes a second from the browser. */
  up: number;
}

/** As much as fits into a packet, in bytes. Connections take turns with them. */
const packet = 1_460;

/**
 * Starts a slow line: an HTTP proxy for one browser context. Whatever the browser asks for goes through it. What DevTools emulate holds
 * back only the requests of pages: those of the browser itself, which follow speculation rules, would arrive at once.
 */
export async function startSlowLine({ roundTrip, down, up }: LineSpeed) {
  const forward = createHttpServer((asked, answer) => {
    const { url = '', method, rawHeaders } = asked;
    const passedOn = request(url, { method, headers: rawHeaders }, (received) => {
      answer.writeHead(received.statusCode ?? 502, received.rawHeaders);
      received.pipe(answer);
    });
    passedOn.on('error', () => answer.destroy());
    answer.on('close', () => passedOn.destroy());
    asked.pipe(passedOn);
  });
  const inner = await listen(forward);
  const lanes = { down: createLane(down, roundTrip / 2), up: createLane(up, roundTrip / 2) };
  const open = new Set<Socket>();
  const line = createServer((browser) => {
    const server = connect(inner, '127.0.0.1');
    for (const socket of [browser, server]) {
      open.add(socket);
      socket.setNoDelay(true).on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    // A connection is there after one round trip.
    lanes.up(browser, server, roundTrip);
    lanes.down(server, browser, 0);
  });
  return {
    url: `http://127.0.0.1:${await listen(line)}`,
    close() {
      for (const socket of open) socket.destroy();
      for (const one of [line, forward]) one.close();
    },
  };
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** One direction of the line. All connections share its bytes a second. */
function createLane(bytesPerSecond: number, delay: number) {
  const waiting = new Map<Socket, (Buffer | 'end')[]>();
  let isSending = false;

  return function carry(from: Socket, to: Socket, before: number): void {
    let ready: Promise<unknown> = wait(before);
    const push = (pieces: (Buffer | 'end')[]) => {
      ready = ready.then(() => {
        waiting.set(to, [...(waiting.get(to) ?? []), ...pieces]);
        if (!isSending) void send();
      });
    };
    from.on('data', (data: Buffer) => push(toPackets(data)));
    from.on('close', () => push(['end']));
  };

  async function send(): Promise<void> {
    isSending = true;
    let freeAt = performance.now();
    while (waiting.size > 0) {
      for (const [to, [piece, ...rest]] of waiting) {
        if (rest.length > 0) waiting.set(to, rest);
        else waiting.delete(to);
        if (piece === 'end') setTimeout(() => to.end(), delay);
        if (!(piece instanceof Buffer)) continue;
        freeAt = Math.max(freeAt, performance.now()) + (piece.length / bytesPerSecond) * 1_000;
        const early = freeAt - performance.now();
        if (early > 1) await wait(early);
        setTimeout(() => to.write(piece), delay);
      }
    }
    isSending = false;
  }
}

function toPackets(data: Buffer): Buffer[] {
  return Array.from({ length: Math.ceil(data.length / packet) }, (_, at) =>
    data.subarray(at * packet, (at + 1) * packet),
  );
}
