import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { MailRefused } from './mail-refused.ts';

export interface Mailer {
  /**
   * @throws MailRefused if sending the message again is of no use or could double it
   * @throws any other error if the message was not accepted; the caller tries again later
   */
  send(mail: SendMailOptions): Promise<void>;
  close(): void;
}

export interface MailerSettings {
  /** For example `smtps://user:password@mail.example.com`. */
  smtpUrl?: string | undefined;
  /** The folder for messages if there is no mail server. */
  outbox: string;
  /**
   * How long a mail server may stay silent, in milliseconds. It is long, because a server that has the whole message may
   * take minutes to answer (RFC 5321, section 4.5.3.2.6).
   */
  silence?: number;
}

/** Sends mail through a mail server, or writes it to a folder if none is configured. */
export function createMailer({ smtpUrl, outbox, silence = 240_000 }: MailerSettings): Mailer {
  return smtpUrl ? createSmtpMailer(smtpUrl, silence) : createOutboxMailer(outbox);
}

function createSmtpMailer(url: string, silence: number): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  /** The ids of the messages whose last byte has left. */
  const handedOver = new Set<string | undefined>();
  transport.use('stream', (mail, done) => {
    mail.message.processFunc((content) => content.once('end', () => handedOver.add(mail.data.messageId)));
    done();
  });
  return {
    send: async (mail) => {
      handedOver.delete(mail.messageId);
      try {
        await transport.sendMail(mail);
      } catch (error) {
        throw toRefusal(error as SmtpError, handedOver.has(mail.messageId)) ?? error;
      } finally {
        handedOver.delete(mail.messageId);
      }
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

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

function toRefusal(error: SmtpError, isHandedOver: boolean): MailRefused | undefined {
  if (error.responseCode !== undefined && error.responseCode >= 500 && error.code !== 'EAUTH') {
    return new MailRefused('refused', { cause: error });
  }
  return isHandedOver && error.code === 'ETIMEDOUT' ? new MailRefused('unanswered', { cause: error }) : undefined;
}
