/** The session's general quote: ids come from the session only (decisions V17, X22). */
import { createHash } from 'node:crypto';
import { AppError } from '@muqarin/platform/errors';
import type {
  GeneralQuote,
  GeneralAnswers as RatingAnswers,
} from '@muqarin/quoting/contract/general/quote';
import { toIsoDate } from '@muqarin/rules/dates';
import type { GeneralAnswers } from '@muqarin/rules/general/types';
import { filled } from '@muqarin/rules/message';
import { messages } from '@muqarin/rules/messages';
import { generalPaths } from '../../../contract/general/pages.ts';
import { SaidError } from '../../locale/said-error.ts';
import type { Bff } from '../../parts.ts';
import { stableJson } from '../../security/stable-json.ts';
import type { DraftAsk } from '../line-drafts.ts';
import { generalDrafts } from './session-draft.ts';

/** Priced anew when its prices have ended; null without a quote. */
export async function findGeneralQuote(
  { quoting, today }: Pick<Bff, 'quoting' | 'today'>,
  { session, context }: DraftAsk,
): Promise<GeneralQuote | null> {
  const { quoteId } = generalDrafts.idsOf(session);
  if (quoteId === null) return null;
  const quote = await quoting.generalQuote({ quoteId }, context);
  if (!quote || quote.requests.length > 0 || toIsoDate(today()) <= quote.validUntil) return quote;
  const revised = await quoting.reviseGeneralQuote({ quoteId }, context);
  return revised.outcome === 'priced' ? revised.quote : quote;
}

/** Throws AppError conflict (409): a call that names no quote stands on the session's (decisions V17). */
export async function generalQuoteOfSession(bff: Bff, ask: DraftAsk): Promise<GeneralQuote> {
  const quote = await findGeneralQuote(bff, ask);
  const address = generalPaths.wizard;
  if (!quote)
    throw new SaidError('conflict', 'BFF.NO_QUOTE', filled(messages.startAgain, { address }));
  return quote;
}

interface PriceGeneral extends DraftAsk {
  draftId: string;
  reference: string;
  answers: GeneralAnswers;
  leadId: string | null;
}

/** The one quote of a draft: made from its first whole answers, revised when they change; null for an unknown activity. */
export async function priceGeneral(bff: Bff, ask: PriceGeneral): Promise<GeneralQuote | null> {
  const { session, draftId, reference, leadId } = ask;
  const context = { ...ask.context, correlationId: draftId };
  const known = generalDrafts.idsOf(session).quoteId;
  const answers = ratingAnswers(ask.answers);
  const revised =
    known === null
      ? null
      : await bff.quoting
          .reviseGeneralQuote({ quoteId: known, answers, leadId: leadId ?? undefined }, context)
          .catch(unlessOver);
  const isOpen = revised?.outcome === 'priced' && revised.quote.requests.length === 0;
  const priced =
    revised && (isOpen || revised.outcome !== 'priced')
      ? revised
      : await bff.quoting.createGeneralQuote(
          { idempotencyKey: keyOf(known ?? draftId, answers), draftId, leadId, reference, answers },
          context,
        );
  if (priced.outcome !== 'priced') return null;
  const { quoteId } = priced.quote;
  if (quoteId !== known) await generalDrafts.update(session, { quoteId });
  return priced.quote;
}

/** A quote that is gone is made again; after one of which a policy was asked for comes another (ADR 28). */
function unlessOver(error: unknown): null {
  const over = ['QUOTING.NO_QUOTE', 'QUOTING.ALREADY_BOUND'];
  if (error instanceof AppError && over.includes(error.code)) return null;
  throw error;
}

/** Answers in the rating service's words. */
function ratingAnswers(answers: GeneralAnswers): RatingAnswers {
  const { types, activity_id: activityId, emirate_id: emirateId, employees, other } = answers;
  const { turnoverFils, sumInsuredFils, contractValueFils, had_claim: hadClaim } = answers;
  return {
    types: [...types],
    activityId,
    emirateId,
    other,
    turnoverFils,
    sumInsuredFils,
    contractValueFils,
    hadClaim,
    employees: employees && {
      admin: employees.admin,
      nonAdmin: employees.nonAdmin,
      adminWagesFils: employees.adminWagesFils,
      nonAdminWagesFils: employees.nonAdminWagesFils,
    },
  };
}

function keyOf(from: string, answers: RatingAnswers): string {
  return createHash('sha256')
    .update(`${from}\n${stableJson(answers)}`)
    .digest('base64url');
}
