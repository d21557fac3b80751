import { dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import type { z } from 'zod';
import type { priceCalls } from '../../../contract/medical/price-calls.ts';
import { ratingRequestOf } from '../../domain/medical/rating-request.ts';
import { medicalYearSteps } from '../../domain/medical/year-steps.ts';
import { yearRows } from '../../domain/year-changes.ts';
import type { MedicalContext } from './context.ts';

type Asked = z.output<typeof priceCalls.compareMedicalYears.input>;
type Compared = z.output<typeof priceCalls.compareMedicalYears.output>;

/** Null for a quote that is not kept. The catalogue of then is kept, as each quote's is. */
export async function compareMedicalYears(
  { quotes, rater, now }: Pick<MedicalContext, 'quotes' | 'rater' | 'now'>,
  { quoteId, planId, paidFils }: Asked,
): Promise<Compared> {
  const quote = await quotes.find(quoteId);
  if (!quote) return null;
  const { answers } = quote;
  const day = toIsoDate(dubaiToday(now()));
  const [kept, current] = [await rater.catalogueOf(quote.catalogueVersion), rater.current()];
  const planIn = ({ plans }: typeof kept) => plans.find(({ id }) => id === planId) ?? null;
  const [asked, asks] = [ratingRequestOf(answers, quote.day), ratingRequestOf(answers, day)];
  const steps = medicalYearSteps(
    { plan: planIn(kept), terms: kept, request: asked },
    { plan: planIn(current), terms: current, request: asks },
  );
  const kind = (planIn(kept) ?? planIn(current))?.kind;
  const kindOf = new Map(current.plans.map((plan) => [plan.id, plan.kind]));
  const { prices } = rater.priceAll(answers, day);
  const offered = await rater.tiles(
    current.version,
    prices.filter((each) => kindOf.get(each.planId) === kind),
  );
  const offers = offered.map((tile) => ({
    planId: tile.planId,
    planName: tile.name,
    insurerName: tile.insurerName,
    grossFils: tile.grossFils,
  }));
  return {
    rows: yearRows(paidFils, steps),
    ages: asks.members.map(({ age }, at) => ({ before: asked.members[at]?.age ?? age, now: age })),
    same: offers.find((each) => each.planId === planId) ?? null,
    lowest: offers.toSorted((a, b) => a.grossFils - b.grossFils)[0] ?? null,
  };
}
