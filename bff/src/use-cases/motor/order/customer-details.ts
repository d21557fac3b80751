/**
 * update-customer-details (S1 7): how the lead's person can be reached from now on, and another day of birth, which prices the
 * quote anew (decisions V37). The nationality is kept with the lead, since no price stands on it. What is not sent stays;
 * what is sent and wrong is said.
 */
import type { MotorQuoteHead } from '@muqarin/quoting/contract/motor/quote-calls';
import { checkContact } from '@muqarin/rules/contact';
import { isRealDate, toIsoDate } from '@muqarin/rules/dates';
import type { Message } from '@muqarin/rules/message';
import { messages } from '@muqarin/rules/messages';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { parseWireDate } from '@muqarin/rules/motor/wire';
import { isNationality } from '@muqarin/rules/nationality-ids';
import type { Bff } from '../../../parts.ts';
import type { Ask, Outcome } from '../../../routes/documented/call.ts';
import { contactRules } from '../../as-person.ts';
import { reviseMotorQuote } from '../revise-quote.ts';
import { motorDrafts } from '../session-draft.ts';
import { motorHeadOfSession } from '../session-quote.ts';

export async function updateCustomer(bff: Bff, ask: Ask): Promise<Outcome> {
  const quote = await motorHeadOfSession(bff, ask);
  const message = (await changeContact(bff, ask)) ?? (await changeBirth(bff, ask, quote));
  return message === null ? { kind: 'done', body: { status: 1 } } : { kind: 'refused', message };
}

/** What is wrong, or null. Who has left no contact has none to change. */
async function changeContact(bff: Bff, { session, context, data }: Ask): Promise<Message | null> {
  const { leadId } = motorDrafts.idsOf(session);
  const lead = leadId === null ? null : await bff.leads.getMotorLead({ leadId }, context);
  if (!lead || leadId === null) return null;
  const text = (name: string) => (typeof data[name] === 'string' ? data[name] : undefined);
  const mobile = text('mobile');
  const { name, email, phone, dial_code } = lead.contact;
  const checked = checkContact(
    {
      name: text('name') ?? name,
      email: text('email') ?? email,
      ...(mobile === undefined
        ? { phone, dial_code }
        : { phone: mobile, dial_code: text('dial_code') ?? dial_code }),
    },
    contactRules(bff),
  );
  if (!checked.ok) return checked.errors[0]?.message ?? messages.somethingFailed;
  const nationality = nationalityIn(data.nationality);
  if (nationality === 'unknown') return motorMessages.enterNationality;
  await bff.leads.changeMotorContact({ leadId, contact: checked.answers, ...nationality }, context);
  return null;
}

/** An id of the list (decisions V4), as number or text; empty is as if it was not sent. */
function nationalityIn(sent: unknown): { nationalityId?: number } | 'unknown' {
  if (sent === undefined || sent === null || sent === '') return {};
  const nationalityId = typeof sent === 'string' ? Number(sent) : sent;
  return isNationality(nationalityId) ? { nationalityId } : 'unknown';
}

async function changeBirth(
  bff: Bff,
  { session, context, data }: Ask,
  { quoteId, answers }: MotorQuoteHead,
): Promise<string | null> {
  if (data.dob === undefined) return null;
  const born = parseWireDate(data.dob);
  if (!born || !isRealDate(born)) return messages.validDateOfBirth;
  const dob = toIsoDate(born);
  if (dob === answers.dob) return null;
  const asked = { quoteId, answers: { ...answers, dob } };
  const revised = await reviseMotorQuote(bff, { session, context }, asked);
  bff.motorPrices.forget(quoteId);
  if (revised.outcome === 'priced') return null;
  const isTooYoung = revised.outcome === 'bad_birth_date';
  return isTooYoung ? motorMessages.driverTooYoung : messages.somethingFailed;
}
