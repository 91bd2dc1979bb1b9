import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  to: string;
  content: string;
}

interface MailServerOptions {
  /** What the server does with a message for one recipient. */
  toAnswer?: (recipient: string) => 'accept' | 'refuse' | 'stay silent';
}

/** A mail server that accepts, refuses for good, or takes a message and never answers. */
export async function startMailServer({ toAnswer = () => 'accept' }: MailServerOptions = {}) {
  /** Messages that it has in full, answered or not. */
  const received: ReceivedMail[] = [];
  const refused: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      if (toAnswer(address) !== 'refuse') return done();
      refused.push(address);
      done(Object.assign(new Error(`<${address}>: no such user`), { responseCode: 550 }));
    },
    onData(stream, { envelope }, done) {
      const to = envelope.rcptTo[0]?.address ?? '';
      let content = '';
      stream.on('data', (chunk) => {
        content += chunk;
      });
      stream.on('end', () => {
        received.push({ to, content });
        if (toAnswer(to) === 'accept') done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    refused,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
