/** update-customer-details (S1 7): the lead's contact; another day of birth or nationality prices the quote anew (V37). */
import { parseIsoDate, toIsoDate } from '@muqarin/rules/dates';
import { isEmail } from '@muqarin/rules/email';
import { messages } from '@muqarin/rules/messages';
import { motorMessages } from '@muqarin/rules/messages-motor';
import { parseWireDate } from '@muqarin/rules/motor/wire';
import type { Bff } from '../../parts.ts';
import type { Ask, Outcome } from '../../routes/documented/call.ts';
import { motorHeadOfSession } from '../motor/session-motor-quote.ts';

export async function updateCustomer(bff: Bff, { session, context, data }: Ask): Promise<Outcome> {
  const quote = await motorHeadOfSession(bff, { session, context });
  const text = (name: string) => (typeof data[name] === 'string' ? data[name].trim() : undefined);
  const [name, email, dob] = [text('name'), text('email'), text('dob')];
  if (name === '') return refused(messages.enterName);
  if (email === '') return refused(messages.enterEmail);
  if (email !== undefined && !isEmail(email, { longSuffix: bff.config.LONG_EMAIL_SUFFIX }))
    return refused(messages.validEmail);
  const born = dob === undefined ? null : parseWireDate(dob);
  if (dob !== undefined && (!born || !parseIsoDate(toIsoDate(born))))
    return refused(messages.validDateOfBirth);
  if (born && toIsoDate(born) !== quote.answers.dob) {
    const answers = { ...quote.answers, dob: toIsoDate(born) };
    const { quoteId } = quote;
    const revised = await bff.quoting.reviseMotorQuote({ quoteId, answers }, context);
    if (revised.outcome === 'bad_birth_date') return refused(motorMessages.driverTooYoung);
    if (revised.outcome !== 'priced') return refused(messages.somethingFailed);
    bff.motorPrices.forget(quoteId);
  }
  return { kind: 'done', body: { status: 1 } };
}

function refused(message: string): Outcome {
  return { kind: 'refused', message };
}
