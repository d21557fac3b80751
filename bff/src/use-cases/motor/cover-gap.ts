/** The cover that was asked for and that no plan has: what the pages say of it, and the other cover once it is asked for. */
import type { MotorQuoteHead } from '@muqarin/quoting/contract/motor/quote-calls';
import type { MotorCoverGapModel, MotorProductType } from '../../../contract/motor/plan-pages.ts';
import type { Bff } from '../../parts.ts';
import { reviseMotorQuote } from './revise-quote.ts';
import { motorDrafts } from './session-draft.ts';
import { type MotorAsk, motorHeadOfSession, noMotorQuote } from './session-quote.ts';

/** Null without a quote, and where a plan has it. */
export async function coverGapOfSession(
  { quoting, today }: Pick<Bff, 'quoting' | 'today'>,
  { session, context }: MotorAsk,
): Promise<MotorCoverGapModel | null> {
  const { quoteId } = motorDrafts.idsOf(session);
  const gap = quoteId === null ? null : await quoting.motorCoverGap({ quoteId }, context);
  if (!gap) return null;
  const { asked, others, reasons, changes, vehicle } = gap;
  const type = asked === 'comprehensive' ? 'third_party' : 'comprehensive';
  return {
    asked,
    instead: others > 0 ? { type, plans: others } : null,
    carAge: Math.max(0, today().year - vehicle.year),
    reasons,
    changes,
  };
}

/** From now on the quote and the answers ask for this cover; third party has no repair at the agency (decisions V42). */
export async function askForCover(
  bff: Bff,
  ask: MotorAsk,
  cover: MotorProductType,
): Promise<MotorQuoteHead> {
  const { quoteId, answers } = await motorHeadOfSession(bff, ask);
  const comprehensive = cover === 'comprehensive';
  const agencyRepair = comprehensive && answers.agencyRepair;
  const revised = await reviseMotorQuote(bff, ask, {
    quoteId,
    answers: { ...answers, comprehensive, agencyRepair },
  });
  if (revised.outcome !== 'priced') throw noMotorQuote();
  const known = await motorDrafts.ofSession(bff, ask);
  if (known.draftId !== null && known.draft.is_comprehensive !== undefined) {
    const repair = agencyRepair ? {} : { is_agency_repair: false };
    const draft = { ...known.draft, is_comprehensive: comprehensive, ...repair };
    await motorDrafts.save(bff, ask, { ...known, draft });
  }
  return revised.quote;
}
