/** The story of a group quote in events: counts, never people. */
import { createEvent } from '@muqarin/platform/events/envelope';
import { planSelected, plansCompared, quoteErased } from '../../events/quote-events.ts';
import { quotePricedEvent } from '../../events/quote-priced.ts';
import type { QuotingContext } from '../../parts.ts';
import { ofJourney } from '../of-journey.ts';
import { offeredPlan } from '../offered-plan.ts';
import type { QuoteEvents } from '../quote-life/line.ts';
import type { PricedGroup } from './price-group.ts';
import type { GroupTypes } from './types.ts';

const line = 'medical-corporate';

export function groupEvents(parts: Pick<QuotingContext, 'events'>): QuoteEvents<GroupTypes> {
  const { events } = parts;
  return {
    priced: (quote, { categories }, call) => {
      const { emirateId } = quote.answers;
      const asked = quote.answers.categories.map((category, at) =>
        askedOf(category, categories[at]?.plans ?? []),
      );
      const value = { day: quote.day, categories: asked };
      const ofLine = { line, emirateId, asked: { case: 'medicalCorporate', value } } as const;
      return quotePricedEvent(parts, quote, ofLine, call);
    },
    compared: (quote, call) => {
      const { _id: quoteId, revision, comparedPlanIds } = quote;
      const payload = { quoteId, line, planIds: comparedPlanIds.map(String), revision };
      return createEvent(plansCompared, payload, ofJourney(call, quote), events);
    },
    selected: (quote, offer, call) => {
      const { _id: quoteId, revision } = quote;
      const { category, plan, planId, planName: name, insurerName, tpaName, price } = offer;
      const value = { category, plan, members: price.record.tot_count, tpaName };
      const facts = {
        plan: offeredPlan({ planId, name, insurerName }, price),
        terms: { case: 'medicalCorporate', value },
      } as const;
      const payload = { quoteId, line, offer: facts, revision };
      return createEvent(planSelected, payload, ofJourney(call, quote), events);
    },
    erased: ({ _id: quoteId, reference }, call) =>
      createEvent(quoteErased, { quoteId, line, reference }, call, events),
  };
}

type Category = GroupTypes['quote']['answers']['categories'][number];

function askedOf(
  { flag, ageBands, maternityBands, ...counts }: Category,
  plans: PricedGroup['categories'][number]['plans'],
) {
  const [lowest] = plans;
  return {
    ...counts,
    areMembersSaved: flag === 1,
    ageBands: ageBands.map(({ lsb, ...band }) => ({ ...band, ...(lsb === null ? {} : { lsb }) })),
    maternityBands,
    planCount: plans.length,
    ...(lowest ? { lowestNetFils: BigInt(lowest.netFils) } : {}),
  };
}
