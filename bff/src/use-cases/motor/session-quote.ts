/** The session's motor quote: ids come from the session only (decisions V17, X22). */
import type { MotorOrder } from '@muqarin/orders/contract/motor/order';
import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import type { MotorQuote, MotorQuoteHead } from '@muqarin/quoting/contract/motor/quote-calls';
import { toIsoDate } from '@muqarin/rules/dates';
import { filled } from '@muqarin/rules/message';
import { messages } from '@muqarin/rules/messages';
import { motorRoutes } from '@muqarin/rules/motor/pages';
import { SaidError } from '../../locale/said-error.ts';
import type { Bff } from '../../parts.ts';
import type { Session } from '../../session/session-plugin.ts';
import { motorDrafts } from './session-draft.ts';

export interface MotorAsk {
  session: Session;
  context: CallContext;
}

/** Throws AppError conflict (409): a call that names no quote stands on the session's (decisions V17). */
export async function motorHeadOfSession(
  { quoting }: Pick<Bff, 'quoting'>,
  { session, context }: MotorAsk,
): Promise<MotorQuoteHead> {
  const { quoteId } = motorDrafts.idsOf(session);
  const head = quoteId === null ? null : await quoting.motorQuoteHead({ quoteId }, context);
  if (!head) throw noMotorQuote();
  return head;
}

/** With its tiles, priced anew when its prices have ended; null without a quote. */
export async function findMotorQuote(
  { quoting, today }: Pick<Bff, 'quoting' | 'today'>,
  { session, context }: MotorAsk,
): Promise<MotorQuote | null> {
  const { quoteId } = motorDrafts.idsOf(session);
  if (quoteId === null) return null;
  const quote = await quoting.motorQuote({ quoteId }, context);
  if (!quote || toIsoDate(today()) <= quote.validUntil) return quote;
  const revised = await quoting.reviseMotorQuote({ quoteId }, context);
  return revised.outcome === 'priced' ? quoting.motorQuote({ quoteId }, context) : quote;
}

/** Throws AppError conflict (409). */
export async function motorQuoteOfSession(bff: Bff, ask: MotorAsk): Promise<MotorQuote> {
  const quote = await findMotorQuote(bff, ask);
  if (!quote) throw noMotorQuote();
  return quote;
}

/** Says where prices begin: whoever asks without them has nothing to correct (decisions V17). */
export function noMotorQuote(): AppError {
  const said = filled(messages.startAgain, { address: motorRoutes.questionnaire });
  return new SaidError('conflict', 'BFF.NO_QUOTE', said);
}

export function noMotorPlan(): AppError {
  return new AppError('not_found', 'BFF.NO_PLAN', messages.notFound);
}

export interface MotorContact {
  name: string;
  email: string;
  phone: string;
}

/** Of whoever buys: the lead's, else whom the quotation went to that they accepted. */
export async function buyerOf(
  bff: Pick<Bff, 'leads' | 'quoting'>,
  ask: MotorAsk,
  { agreed }: Pick<MotorOrder, 'agreed'>,
): Promise<Pick<MotorContact, 'name' | 'email'> | null> {
  const contact = await motorContact(bff, ask);
  if (contact || !agreed) return contact;
  const { quotationId } = agreed;
  const found = await bff.quoting.clientQuotation({ quotationId }, ask.context);
  return found && { name: found.name, email: found.recipient };
}

/** The lead's (decisions V31); null while nobody has left one. */
export async function motorContact(
  { leads }: Pick<Bff, 'leads'>,
  { session, context }: MotorAsk,
): Promise<MotorContact | null> {
  const { leadId } = motorDrafts.idsOf(session);
  const lead = leadId === null ? null : await leads.getMotorLead({ leadId }, context);
  if (!lead) return null;
  const { name, email, fullNumber } = lead.contact;
  return { name, email, phone: fullNumber };
}
