/**
 * Who asks too often: per address and per contact (decisions X30). The counters live in the key-value store, so they hold
 * over all replicas. While the store is away, sign-in is refused, since its limit protects passwords; the others are let
 * through, since theirs only spare work, and a captcha stands before them.
 */
import { hash } from 'node:crypto';
import { AppError } from '@muqarin/platform/errors';
import type { Counted, KeyValue } from '@muqarin/platform/key-value';
import { messages } from '@muqarin/rules/messages';
import type { FastifyRequest } from 'fastify';
import type { BffConfig } from '../config.ts';

export type RateClass = 'leads' | 'site-leads' | 'mails' | 'sign-in' | 'tickets' | 'uploads';

export interface RateLimits {
  /** Counts one try; throws AppError too_many with the seconds to wait, for sign-in also unavailable. */
  count(request: Pick<FastifyRequest, 'ip'>, rate: RateClass, contact?: string): Promise<void>;
}

interface Rule {
  perIp: number;
  /** Null: contacts are not counted. */
  perContact: number | null;
  windowSeconds: number;
  withoutStore: 'allow' | 'refuse';
}

export function createRateLimits(parts: { keyValue: KeyValue; config: BffConfig }): RateLimits {
  const rules = rulesOf(parts.config);
  const count = async (key: string, max: number, rule: Rule) => {
    const counted = await parts.keyValue
      .increment(`bff:rate:${key}`, rule.windowSeconds)
      .catch((error: unknown): Counted | null => {
        if (rule.withoutStore === 'refuse') throw error;
        return null;
      });
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
  const { SIGN_INS_PER_IP: signIns, SIGN_IN_WINDOW_SECONDS: signInWindow } = config;
  const allowing = { windowSeconds: config.LIMIT_WINDOW_SECONDS, withoutStore: 'allow' } as const;
  const tenth = Math.max(1, Math.floor(config.LEADS_PER_IP / 10));
  return {
    leads: { ...allowing, perIp: config.LEADS_PER_IP, perContact: config.LEADS_PER_CONTACT },
    'site-leads': {
      ...allowing,
      perIp: config.SITE_LEADS_PER_IP,
      perContact: config.LEADS_PER_CONTACT,
    },
    mails: { ...allowing, perIp: config.MAILS_PER_IP, perContact: config.MAILS_PER_CONTACT },
    tickets: { ...allowing, perIp: tenth, perContact: null },
    uploads: { ...allowing, perIp: config.UPLOADS_PER_IP, perContact: null },
    'sign-in': {
      perIp: signIns,
      perContact: signIns,
      windowSeconds: signInWindow,
      withoutStore: 'refuse',
    },
  };
}

/** Keys are read by operators; addresses of people are not for them. */
function digest(text: string): string {
  return hash('sha256', text.toLowerCase(), 'base64url');
}
