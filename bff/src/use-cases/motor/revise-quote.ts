/** Other answers of the session's motor quote. One that was ordered stays as it is: a new quote goes on from it (ADR 28). */
import { createHash } from 'node:crypto';
import { AppError } from '@muqarin/platform/errors';
import type { MotorAnswers } from '@muqarin/quoting/contract/motor/answers';
import type { Bff } from '../../parts.ts';
import { stableJson } from '../../security/stable-json.ts';
import { motorDrafts } from './session-draft.ts';
import type { MotorAsk } from './session-quote.ts';

interface MotorRevision {
  quoteId: string;
  answers?: MotorAnswers;
  valueAed?: number;
  deductible?: string | null;
  leadId?: string;
}

/** The session knows the new quote from then on. */
export async function reviseMotorQuote(
  { quoting }: Pick<Bff, 'quoting'>,
  { session, context }: MotorAsk,
  asked: MotorRevision,
) {
  try {
    return await quoting.reviseMotorQuote(asked, context);
  } catch (error) {
    if (!isBound(error)) throw error;
  }
  const { quoteId: orderedId, valueAed, leadId, ...change } = asked;
  const ordered = await quoting.motorQuoteHead({ quoteId: orderedId }, context);
  if (!ordered) return quoting.reviseMotorQuote(asked, context);
  const { draftId, reference, deductible } = ordered;
  const said = change.answers ?? ordered.answers;
  const answers = valueAed === undefined ? said : { ...said, valueAed };
  const made = await quoting.createMotorQuote(
    {
      idempotencyKey: keyOf(orderedId, answers),
      draftId,
      leadId: leadId ?? ordered.leadId,
      reference,
      answers,
    },
    context,
  );
  if (made.outcome !== 'priced') return made;
  const { quoteId } = made.quote;
  await motorDrafts.update(session, { quoteId });
  const chosen = change.deductible === undefined ? deductible : change.deductible;
  return chosen === made.quote.deductible
    ? made
    : quoting.reviseMotorQuote({ quoteId, deductible: chosen }, context);
}

function isBound(error: unknown): boolean {
  return error instanceof AppError && error.code === 'QUOTING.ALREADY_BOUND';
}

function keyOf(quoteId: string, answers: MotorAnswers): string {
  return createHash('sha256')
    .update(`${quoteId}\n${stableJson(answers)}`)
    .digest('base64url');
}
