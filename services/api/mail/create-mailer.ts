import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

export interface Mailer {
  /** @throws if the message was not accepted; the caller tries again later */
  send(mail: SendMailOptions): Promise<void>;
  close(): void;
}

export interface MailerSettings {
  /** For example `smtps://user:password@mail.example.com`. */
  smtpUrl?: string | undefined;
  /** The folder for messages if there is no mail server. */
  outbox: string;
}

/** Sends mail through a mail server, or writes it to a folder if none is configured. */
export function createMailer({ smtpUrl, outbox }: MailerSettings): Mailer {
  return smtpUrl ? createSmtpMailer(smtpUrl) : createOutboxMailer(outbox);
}

function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}

function createOutboxMailer(outbox: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, disableFileAccess: true });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(mail);
      // Named after the message id, so that a repeated message replaces itself. The rename keeps half-written files out.
      const file = join(outbox, `${mail.messageId?.replace(/[^\w.@-]/g, '')}.eml`);
      await mkdir(outbox, { recursive: true });
      await writeFile(`${file}.part`, message as Buffer);
      await rename(`${file}.part`, file);
    },
    close: () => undefined,
  };
}
