import { isDeepStrictEqual } from 'node:util';
import type { CallContext } from '@muqarin/platform/context';
import type { MotorAnswers } from '../../../contract/motor/plan.ts';
import type { MotorContext } from '../../parts.ts';
import type { MotorRevision, StoredMotorQuote } from '../../store/motor/quotes.ts';
import { headOf, motorHeadView } from '../../views/motor/quote-view.ts';
import { revisionNow } from './create-quote.ts';
import { knownDeductible } from './price-quote.ts';
import { pricedEvent } from './priced-event.ts';
import { requireMotorQuote } from './require-quote.ts';

/** Earlier revisions that stay with the quote; the events tell of all. */
const revisionsKept = 20;

export interface ReviseMotorQuoteInput {
  quoteId: string;
  answers?: MotorAnswers | undefined;
  valueAed?: number | undefined;
  deductible?: string | null | undefined;
  leadId?: string | undefined;
}

/** Another value clears the compare tray (S1 4); plans that are gone leave it whatever changed. */
export async function reviseMotorQuote(
  context: MotorContext,
  input: ReviseMotorQuoteInput,
  call: CallContext,
) {
  for (;;) {
    const before = await requireMotorQuote(context, input.quoteId);
    const asked = askedOf(context, before, input);
    const revisionNumber = before.revision + 1;
    const kept = revisionNow(context, { ...asked, revision: revisionNumber });
    // A value set some months ago may lie outside what the car is worth today.
    const isOutside = kept.outcome === 'value_out_of_range' && input.valueAed === undefined;
    const answersAnew = { ...asked.answers, valueAed: null };
    const priced = isOutside
      ? revisionNow(context, { ...asked, answers: answersAnew, revision: revisionNumber })
      : kept;
    if (priced.outcome !== 'ok') return priced;
    const leadId = input.leadId ?? before.leadId;
    if (isSame(before, priced.revision)) {
      const same =
        leadId === before.leadId
          ? before
          : await context.quotes.change(before._id, { set: { leadId } });
      if (!same) continue;
      return { outcome: 'priced' as const, quote: await motorHeadView(context.rater, same) };
    }
    const { vehicle, validUntil, revision } = priced;
    const changes = {
      ...revision,
      validUntil,
      leadId,
      ...(await keptOf(context, before, revision)),
    };
    const after = await context.quotes.change(before._id, {
      set: changes,
      push: { revisions: { $each: [revisionOf(before)], $slice: -revisionsKept } },
      when: { revision: before.revision },
      events: [pricedEvent(context, { ...before, ...changes }, vehicle, call)],
    });
    if (after) return { outcome: 'priced' as const, quote: headOf(after, vehicle) };
  }
}

function askedOf(
  { rater }: Pick<MotorContext, 'rater'>,
  before: StoredMotorQuote,
  { answers, valueAed, deductible }: ReviseMotorQuoteInput,
) {
  const base = answers ? withValue(before, answers) : before.answers;
  const chosen = deductible === undefined ? before.deductible : deductible;
  return {
    answers: valueAed === undefined ? base : { ...base, valueAed },
    deductible: knownDeductible(rater.current(), chosen),
  };
}

/** The value that was set goes on for the same car in the same year, where the answers name none. */
function withValue({ answers: before }: StoredMotorQuote, answers: MotorAnswers): MotorAnswers {
  const isSameCar = before.variantId === answers.variantId && before.year === answers.year;
  if (!isSameCar || answers.valueAed !== null) return answers;
  return { ...answers, valueAed: before.valueAed };
}

function isSame(before: StoredMotorQuote, after: MotorRevision): boolean {
  const { answers, deductible, day, catalogueVersion, valueAed } = revisionOf(before);
  return isDeepStrictEqual(
    { ...answers, valueAed, deductible, day, catalogueVersion },
    {
      ...after.answers,
      valueAed: after.valueAed,
      deductible: after.deductible,
      day: after.day,
      catalogueVersion: after.catalogueVersion,
    },
  );
}

/** What of the shopper's choices still holds. */
async function keptOf(
  { rater }: Pick<MotorContext, 'rater'>,
  before: StoredMotorQuote,
  after: MotorRevision,
) {
  const offered = new Set(after.prices.map(({ planId }) => planId));
  const gone = before.prices.filter(({ planId }) => !offered.has(planId));
  const { compiled } = await rater.ofVersion(before.catalogueVersion);
  const compared = before.comparedPlanIds.filter((planId) => offered.has(planId));
  const isSelectedGone = before.selectedPlanId !== null && !offered.has(before.selectedPlanId);
  return {
    comparedPlanIds: after.valueAed === before.valueAed ? compared : [],
    planAddons: before.planAddons.filter(({ planId }) => offered.has(planId)),
    droppedPlanNames: gone.map(({ planId }) => compiled.planById.get(planId)?.name ?? ''),
    ...(isSelectedGone ? { selectedPlanId: null, selection: '' } : {}),
  };
}

function revisionOf(stored: StoredMotorQuote): MotorRevision {
  const { revision, answers, deductible, day, catalogueVersion, valueAed, prices } = stored;
  return { revision, answers, deductible, day, catalogueVersion, valueAed, prices };
}
