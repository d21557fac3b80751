/** What every form that makes a lead asks of its sender: to be a person, and not to send too many. */
import type { FieldError } from '@muqarin/rules/checked';
import { contractIds } from '@muqarin/rules/contract-ids';
import { messages } from '@muqarin/rules/messages';
import { HONEYPOT_FIELD } from '../../contract/forms.ts';
import type { Bff } from '../parts.ts';
import type { Ask } from '../routes/documented/call.ts';
import type { RateClass } from '../security/rate-limits.ts';

export interface Sender extends Pick<Ask, 'request' | 'session' | 'context' | 'key'> {
  captcha: string | undefined;
  honeypot: string | undefined;
}

export type Refused = { outcome: 'refused'; errors: FieldError[] };

/** Of a form: what tells a person from a robot goes along. */
export function senderOf<Form extends { fields: Readonly<Record<string, string>> }>(ask: Form) {
  const { [HONEYPOT_FIELD]: honeypot, [contractIds.captchaField]: captcha } = ask.fields;
  return { ...ask, captcha, honeypot };
}

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

/** The same sent again is one lead, with the answer of the first; a refusal is not remembered (decisions X5). */
export function capturedOnce<Answer extends { outcome: string }>(
  { once, config }: Pick<Bff, 'once' | 'config'>,
  sentUnder: string,
  capture: (key: string) => Promise<Answer>,
): Promise<Answer> {
  return once.run(sentUnder, config.LEAD_REMEMBER_SECONDS, async (key) => {
    const answer = await capture(key);
    return { remember: answer.outcome === 'captured', answer };
  });
}
