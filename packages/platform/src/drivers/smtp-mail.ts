/** Mails by SMTP, over nodemailer. */
import { createTransport } from 'nodemailer';
import { AppError } from '../errors.ts';
import type { MailSender } from '../mail.ts';
import { atOnce } from './at-once.ts';

export interface SmtpOptions {
  /** smtp://[user:password@]host:port, or smtps:// */
  url: string;
}

/** Milliseconds. A server that says nothing for so long counts as away. */
const timeouts = {
  connectionTimeout: 3000,
  greetingTimeout: 3000,
  socketTimeout: 10_000,
  dnsTimeout: 3000,
};

export function createSmtpMail({ url }: SmtpOptions): MailSender {
  const transport = createTransport({
    url,
    ...timeouts,
    pool: true,
    // One that is renewed after a hundred mails waits a tenth of a second each time for a server that greets slowly.
    maxConnections: atOnce.mailConnections,
    maxMessages: 1000,
    // Mails are made of texts only; nothing in them may name a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Each mail has its own answer; an idle connection that breaks is of no consequence.
  transport.on('error', () => {});
  return {
    deliver: async (mail) => {
      try {
        await transport.sendMail({ ...mail });
      } catch (error) {
        throw refusalOf(error as SmtpError);
      }
    },
    close: async () => {
      transport.close();
    },
  };
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

/** 421: the server is closing; everything else with a number is its word on this mail (RFC 5321, 4.2.2). */
function refusalOf({ code, responseCode }: SmtpError): AppError {
  const details = { smtp: code ?? 'unknown', answer: responseCode ?? null };
  // No cause: its text and its command quote the recipient.
  if (responseCode !== undefined && responseCode !== 421) {
    return new AppError('internal', 'MAIL.REFUSED', 'The mail server refused a mail.', { details });
  }
  return new AppError('unavailable', 'MAIL.AWAY', 'The mail server cannot be reached.', {
    details,
    retryAfterSeconds: 5,
  });
}
