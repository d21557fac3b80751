/** The one quote of a motor draft: made from its first whole answers, revised when they change (decisions V1, V44). */
import { createHash } from 'node:crypto';
import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import type { MotorQuoteHead } from '@muqarin/quoting/contract/motor/quote-calls';
import type { FieldError } from '@muqarin/rules/checked';
import { messages } from '@muqarin/rules/messages';
import { answersKey } from '@muqarin/rules/motor/answers';
import { motorMessages } from '@muqarin/rules/motor/messages';
import type { MotorAnswers } from '@muqarin/rules/motor/types';
import type { Bff } from '../../parts.ts';
import type { Session } from '../../session/session-plugin.ts';
import { ratingAnswers } from './rating-answers.ts';
import { reviseMotorQuote } from './revise-quote.ts';
import { motorDrafts } from './session-draft.ts';

export type PricedAnswers =
  | { outcome: 'priced'; quote: MotorQuoteHead }
  | { outcome: 'refused'; errors: FieldError[] };

export interface PriceAsk {
  session: Session;
  context: CallContext;
  draftId: string;
  reference: string | null;
  answers: MotorAnswers;
  leadId?: string;
}

/** Stores the quote under the session; equal answers of a draft make one quote, on whichever replica. */
export async function priceAnswers(bff: Bff, ask: PriceAsk): Promise<PricedAnswers> {
  const known = motorDrafts.idsOf(ask.session).quoteId;
  const answered = known === null ? await create(bff, ask) : await revise(bff, ask, known);
  if (answered.outcome !== 'priced') return { outcome: 'refused', errors: refusal(answered) };
  const { quoteId } = answered.quote;
  if (quoteId !== known) await motorDrafts.update(ask.session, { quoteId });
  return { outcome: 'priced', quote: answered.quote };
}

function create(bff: Bff, { context, draftId, reference, answers, leadId }: PriceAsk) {
  return bff.quoting.createMotorQuote(
    {
      idempotencyKey: keyOf(draftId, answers),
      draftId,
      ...(leadId === undefined ? {} : { leadId }),
      ...(reference === null ? {} : { reference }),
      answers: ratingAnswers(answers),
    },
    { ...context, correlationId: draftId },
  );
}

/** A quote that is gone is made again: its price would be asked for anyway. */
async function revise(bff: Bff, ask: PriceAsk, quoteId: string) {
  const { session, draftId, answers, leadId } = ask;
  const context = { ...ask.context, correlationId: draftId };
  try {
    return await reviseMotorQuote(
      bff,
      { session, context },
      {
        quoteId,
        answers: ratingAnswers(answers),
        ...(leadId === undefined ? {} : { leadId }),
      },
    );
  } catch (error) {
    if (error instanceof AppError && error.code === 'QUOTING.NO_QUOTE') return create(bff, ask);
    throw error;
  }
}

function keyOf(draftId: string, answers: MotorAnswers): string {
  return createHash('sha256')
    .update(`${draftId}\n${answersKey(answers)}`)
    .digest('base64url');
}

/** What the catalogue refuses, as a problem of the answer it stands on. */
function refusal({ outcome }: { outcome: string }): FieldError[] {
  if (outcome === 'bad_birth_date')
    return [{ field: 'dob_day', message: messages.validDateOfBirth }];
  return [{ field: 'variant_id', message: motorMessages.unknownCar }];
}
