/** The quote of these answers: one that was shown before a contact was left goes on as the lead's (decisions X32). */
import { createHash } from 'node:crypto';
import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import type { Quote } from '@muqarin/quoting/contract/medical/quote';
import type { CompleteAnswers } from '@muqarin/rules/medical/types';
import type { Bff } from '../../parts.ts';
import { stableJson } from '../../security/stable-json.ts';
import type { JourneyIds } from '../../session/session-data.ts';

interface PriceAsk {
  /** What the session held before: of a lead, or shown before there was one. */
  held: JourneyIds;
  context: CallContext;
  draftId: string;
  reference: string;
  answers: Omit<CompleteAnswers, 'contact'>;
  leadId: string | null;
  /** Equal answers of a draft make one quote where nothing is said. */
  key?: string;
}

export async function priceAnswers(
  { quoting }: Pick<Bff, 'quoting'>,
  ask: PriceAsk,
): Promise<Quote> {
  const { held, context, draftId, reference, answers, leadId } = ask;
  const shown = held.leadId === null ? held.quoteId : null;
  if (shown !== null) {
    const again = { quoteId: shown, answers, leadId };
    const revised = await quoting.repriceQuote(again, context).catch(unlessOver);
    if (revised?.draftId === draftId) return revised;
  }
  const idempotencyKey = ask.key ?? keyOf(draftId, answers);
  return quoting.createQuote({ idempotencyKey, draftId, leadId, reference, answers }, context);
}

/** A quote that is gone is made again; one that was bought stays as it is. */
function unlessOver(error: unknown): null {
  const over = ['QUOTING.NO_QUOTE', 'QUOTING.ALREADY_BOUND'];
  if (error instanceof AppError && over.includes(error.code)) return null;
  throw error;
}

function keyOf(draftId: string, answers: object): string {
  return createHash('sha256')
    .update(`${draftId}\n${stableJson(answers)}`)
    .digest('base64url');
}
