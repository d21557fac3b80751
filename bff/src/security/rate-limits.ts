/** Who asks too often: per address and per contact (decisions X30). Counters live in this process. */
import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { AppError } from '@muqarin/platform/errors';
import { messages } from '@muqarin/rules/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BffConfig } from '../config.ts';

export type RateClass = 'leads' | 'mails' | 'sign-in' | 'tickets';

export interface RateLimits {
  /** Counts one try; throws AppError too_many with the seconds to wait. */
  count(request: FastifyRequest, rate: RateClass, contact?: string): Promise<void>;
}

export async function createRateLimits(
  app: FastifyInstance,
  config: BffConfig,
): Promise<RateLimits> {
  await app.register(rateLimit, { global: false });
  const contacts = new WeakMap<FastifyRequest, string>();
  const limiter = (name: string, max: number, seconds: number, perContact: boolean) =>
    app.createRateLimit({
      max,
      timeWindow: seconds * 1000,
      keyGenerator: (request: FastifyRequest) =>
        `${name}:${perContact ? contacts.get(request) : request.ip}`,
    });
  const window = config.LIMIT_WINDOW_SECONDS;
  const tenth = Math.max(1, Math.floor(config.LEADS_PER_IP / 10));
  const perIp = {
    leads: limiter('leads', config.LEADS_PER_IP, window, false),
    mails: limiter('mails', config.MAILS_PER_IP, window, false),
    'sign-in': limiter('sign-in', config.SIGN_INS_PER_IP, config.SIGN_IN_WINDOW_SECONDS, false),
    tickets: limiter('tickets', tenth, window, false),
  };
  const perContact = {
    leads: limiter('lead-contact', config.LEADS_PER_CONTACT, window, true),
    mails: limiter('mail-contact', config.MAILS_PER_CONTACT, window, true),
    'sign-in': limiter('sign-in-user', config.SIGN_INS_PER_IP, config.SIGN_IN_WINDOW_SECONDS, true),
    tickets: null,
  };
  return {
    count: async (request, rate, contact) => {
      refuse(await perIp[rate](request));
      const byContact = perContact[rate];
      if (contact === undefined || byContact === null) return;
      contacts.set(request, createHash('sha256').update(contact.toLowerCase()).digest('base64url'));
      refuse(await byContact(request));
    },
  };
}

type Limit = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuse(limit: Limit): void {
  if (limit.isAllowed || !limit.isExceeded) return;
  throw new AppError('too_many', 'BFF.TOO_MANY', messages.tooMany, {
    retryAfterSeconds: Math.max(1, limit.ttlInSeconds),
  });
}
