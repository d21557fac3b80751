/** Tickets for people without JavaScript: signed, bound to the session, valid for a while that starts a little later. */
import type { BffConfig } from '../config.ts';
import type { Signer } from './signer.ts';

export interface TicketOffice {
  issue(sessionId: string): string;
  isTicket(text: string): boolean;
  verify(ticket: string, sessionId: string): { mark: string; ttlSeconds: number } | null;
}

const purpose = 'captcha-ticket';

export function createTicketOffice(parts: {
  config: BffConfig;
  signer: Signer;
  now: () => Date;
  randomBytes: (size: number) => Buffer;
}): TicketOffice {
  const { config, signer, now } = parts;
  return {
    issue: (sessionId) => {
      const issued = now().getTime().toString(36);
      const nonce = parts.randomBytes(12).toString('base64url');
      return `t1.${issued}.${nonce}.${signer.sign(purpose, `${sessionId}.${issued}.${nonce}`)}`;
    },
    isTicket: (text) => text.startsWith('t1.'),
    verify: (ticket, sessionId) => {
      const [, issued = '', nonce = '', mark = ''] = ticket.split('.');
      if (!signer.verify(purpose, `${sessionId}.${issued}.${nonce}`, mark)) return null;
      const age = (now().getTime() - Number.parseInt(issued, 36)) / 1000;
      if (age < config.TICKET_EARLIEST_SECONDS || age > config.TICKET_LATEST_SECONDS) return null;
      return { mark: nonce, ttlSeconds: config.TICKET_LATEST_SECONDS };
    },
  };
}
