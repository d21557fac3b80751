/** What every form that makes a lead asks of its sender: to be a person, and not to send too many. */
import type { FieldError } from '@muqarin/rules/checked';
import { messages } from '@muqarin/rules/messages';
import type { Bff } from '../parts.ts';
import type { Ask } from '../routes/documented/call.ts';
import type { RateClass } from '../security/rate-limits.ts';

export interface Sender extends Pick<Ask, 'request' | 'session' | 'context' | 'key'> {
  captcha: string | undefined;
  honeypot: string | undefined;
}

export type Refused = { outcome: 'refused'; errors: FieldError[] };

export function contactRules(bff: Pick<Bff, 'config' | 'validateForeignPhone'>) {
  return { longSuffix: bff.config.LONG_EMAIL_SUFFIX, validForeign: bff.validateForeignPhone };
}

/** Captcha and limits around a lead; the captcha is looked at last, so that a typing error does not use it up. */
export async function asPerson<Done>(
  bff: Bff,
  { request, session, captcha, honeypot }: Sender,
  contact: string,
  work: () => Promise<Done>,
  rate: RateClass = 'leads',
): Promise<Done | Refused> {
  await bff.limits.count(request, rate, contact);
  const verdict = await bff.captcha.check({ response: captcha, honeypot, sessionId: session.id });
  if (!verdict.passed) {
    const message = verdict.because === 'away' ? messages.captchaAway : messages.notARobot;
    return { outcome: 'refused', errors: [{ field: 'captcha', message }] };
  }
  try {
    if (verdict.byTicket) await bff.limits.count(request, 'tickets');
    return await work();
  } catch (error) {
    await verdict.release();
    throw error;
  }
}
