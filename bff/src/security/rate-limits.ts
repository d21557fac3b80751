/**
 * Who asks too often: per address and per contact (decisions X30). The counters live in the key-value store, so they hold
 * over all replicas. While the store is away everybody is let through: these limits only spare work, and a captcha stands before
 * them. Signing in has a guard of its own (sign-in-guard.ts).
 */
import { hash } from 'node:crypto';
import { AppError } from '@muqarin/platform/errors';
import type { KeyValue } from '@muqarin/platform/key-value';
import { messages } from '@muqarin/rules/messages';
import type { FastifyRequest } from 'fastify';
import type { BffConfig } from '../config.ts';

export type RateClass = 'prices' | 'leads' | 'site-leads' | 'mails' | 'tickets' | 'uploads';

export interface RateLimits {
  /** Counts one try; throws AppError too_many with the seconds to wait. */
  count(request: Pick<FastifyRequest, 'ip'>, rate: RateClass, contact?: string): Promise<void>;
}

interface Rule {
  perIp: number;
  /** Null: contacts are not counted. */
  perContact: number | null;
  windowSeconds: number;
}

export function createRateLimits(parts: { keyValue: KeyValue; config: BffConfig }): RateLimits {
  const rules = rulesOf(parts.config);
  const count = async (key: string, max: number, rule: Rule) => {
    const counted = await parts.keyValue
      .increment(`bff:rate:${key}`, rule.windowSeconds)
      .catch(() => null);
    if (counted === null || counted.count <= max) return;
    throw new AppError('too_many', 'BFF.TOO_MANY', messages.tooMany, {
      retryAfterSeconds: counted.secondsLeft,
    });
  };
  return {
    count: async (request, rate, contact) => {
      const rule = rules[rate];
      await count(`${rate}:ip:${digest(request.ip)}`, rule.perIp, rule);
      if (contact === undefined || rule.perContact === null) return;
      await count(`${rate}:contact:${digest(contact)}`, rule.perContact, rule);
    },
  };
}

function rulesOf(config: BffConfig): Record<RateClass, Rule> {
  const window = { windowSeconds: config.LIMIT_WINDOW_SECONDS };
  const tenth = Math.max(1, Math.floor(config.LEADS_PER_IP / 10));
  return {
    // The contact of somebody who left none is their session.
    prices: { ...window, perIp: config.PRICES_PER_IP, perContact: config.PRICES_PER_SESSION },
    leads: { ...window, perIp: config.LEADS_PER_IP, perContact: config.LEADS_PER_CONTACT },
    'site-leads': {
      ...window,
      perIp: config.SITE_LEADS_PER_IP,
      perContact: config.LEADS_PER_CONTACT,
    },
    mails: { ...window, perIp: config.MAILS_PER_IP, perContact: config.MAILS_PER_CONTACT },
    tickets: { ...window, perIp: tenth, perContact: null },
    uploads: { ...window, perIp: config.UPLOADS_PER_IP, perContact: null },
  };
}

/** Keys are read by operators; addresses of people are not for them. */
function digest(text: string): string {
  return hash('sha256', text.toLowerCase(), 'base64url');
}
