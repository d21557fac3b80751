/**
 * "Are you a person?" behind one small interface (decisions X8): a proof of work that the browser computes, or without
 * JavaScript a ticket that the page carried; a honeypot beside both; each answer counts once.
 */
import type { KeyValue } from '@muqarin/platform/key-value';
import type { TicketOffice } from './captcha-ticket.ts';

/** A local proof of work by default; another provider only has to answer these two. */
export interface CaptchaProvider {
  /** What the page's widget fetches. */
  challenge(): Promise<unknown>;
  /** The mark names this answer, so that it counts once; null when it is no good. Throws ProviderAway. */
  verify(answer: string): Promise<{ mark: string; ttlSeconds: number } | null>;
}

/** The provider gave no verdict: nobody's answer was refused, and none was used up. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
}

export interface CaptchaAnswer {
  response: string | undefined;
  honeypot: string | undefined;
  sessionId: string;
}

export type CaptchaVerdict =
  | { passed: false; because: 'refused' | 'away' }
  /** `release` gives the answer back when our own side failed afterwards. */
  | { passed: true; byTicket: boolean; release: () => Promise<void> };

export interface Captcha {
  challenge(): Promise<unknown>;
  ticket(sessionId: string): string;
  check(answer: CaptchaAnswer): Promise<CaptchaVerdict>;
}

const longestAnswer = 4000;
const refused = { passed: false, because: 'refused' } as const;

export function createCaptcha(parts: {
  provider: CaptchaProvider;
  tickets: TicketOffice;
  keyValue: KeyValue;
}): Captcha {
  const { provider, tickets, keyValue } = parts;
  return {
    challenge: () => provider.challenge(),
    ticket: (sessionId) => tickets.issue(sessionId),
    check: async ({ response, honeypot, sessionId }) => {
      if (!response || response.length > longestAnswer || (honeypot ?? '') !== '') return refused;
      const byTicket = tickets.isTicket(response);
      const good = byTicket
        ? tickets.verify(response, sessionId)
        : await provider.verify(response).catch(unlessAway);
      if (good === 'away') return { passed: false, because: 'away' };
      if (!good) return refused;
      const key = `bff:captcha:${good.mark}`;
      if (!(await keyValue.take(key, good.ttlSeconds))) return refused;
      return { passed: true, byTicket, release: () => keyValue.delete(key) };
    },
  };
}

function unlessAway(error: unknown): 'away' {
  if (error instanceof ProviderAway) return 'away';
  throw error;
}
