import type { CallContext } from '@muqarin/platform/context';
import { addDays, dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import { makeReference } from '@muqarin/rules/reference';
import type { MotorAnswers } from '../../../contract/motor/plan.ts';
import { type MotorContext, quoteDays } from '../../parts.ts';
import type { MotorRevision, StoredMotorQuote } from '../../store/motor/quotes.ts';
import { headOf, motorHeadView } from '../../views/motor/quote-view.ts';
import { priceForQuote } from './price-quote.ts';
import { pricedEvent } from './priced-event.ts';
import { vehicleView } from './search-vehicles.ts';

export interface CreateMotorQuoteInput {
  idempotencyKey: string;
  draftId: string;
  leadId: string | null;
  reference?: string | undefined;
  answers: MotorAnswers;
}

/** Prices every plan and stores quote and event in one write. The same key answers the first quote. */
export async function createMotorQuote(
  context: MotorContext,
  input: CreateMotorQuoteInput,
  call: CallContext,
) {
  const { quotes, rater } = context;
  const earlier = await quotes.findByKey(input.idempotencyKey);
  if (earlier) return { outcome: 'priced' as const, quote: await motorHeadView(rater, earlier) };
  const priced = revisionNow(context, { answers: input.answers, deductible: null, revision: 1 });
  if (priced.outcome !== 'ok') return priced;
  const { vehicle, revision, validUntil } = priced;
  const quote: StoredMotorQuote = {
    ...revision,
    validUntil,
    _id: context.newId(),
    idempotencyKey: input.idempotencyKey,
    reference: input.reference ?? makeReference(context.randomBytes(8)),
    status: 'priced',
    draftId: input.draftId,
    leadId: input.leadId,
    erasedAt: null,
    planAddons: [],
    comparedPlanIds: [],
    selectedPlanId: null,
    selection: '',
    droppedPlanNames: [],
    doneKeys: [],
    revisions: [],
  };
  const inserted = await quotes.insert(quote, pricedEvent(context, quote, vehicle, call));
  if (inserted) return { outcome: 'priced' as const, quote: headOf(quote, vehicle) };
  const first = await quotes.findByKey(input.idempotencyKey);
  if (!first) throw new Error('a motor quote refused as a duplicate cannot be found');
  return { outcome: 'priced' as const, quote: await motorHeadView(rater, first) };
}

/** Prices of today by the catalogue in force, or why the car cannot be priced. */
export function revisionNow(
  { rater, now }: Pick<MotorContext, 'rater' | 'now'>,
  asked: Pick<MotorRevision, 'answers' | 'deductible' | 'revision'>,
) {
  const shelf = rater.current();
  const today = dubaiToday(now());
  const day = toIsoDate(today);
  const found = priceForQuote(shelf, asked.answers, asked.deductible, day);
  if (found.outcome !== 'ok') return found;
  const revision: MotorRevision = {
    ...asked,
    day,
    catalogueVersion: shelf.catalogue.version,
    valueAed: found.request.car.valueAed,
    prices: found.prices,
  };
  return {
    outcome: 'ok' as const,
    revision,
    validUntil: toIsoDate(addDays(today, quoteDays)),
    vehicle: vehicleView(found.vehicle, found.range),
  };
}
