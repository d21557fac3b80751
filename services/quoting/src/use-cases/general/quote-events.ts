/** The story of a general quote in events. */
import { createEvent } from '@muqarin/platform/events/envelope';
import type { GeneralAnswers, GeneralTile } from '../../../contract/general/quote.ts';
import { planSelected, plansCompared, quoteErased } from '../../events/quote-events.ts';
import { quotePricedEvent } from '../../events/quote-priced.ts';
import type { QuotingContext } from '../../parts.ts';
import { offeredPlan } from '../offered-plan.ts';
import type { QuoteEvents } from '../quote-life/line.ts';
import type { PricedAnswers } from './price-answers.ts';
import type { GeneralTypes } from './types.ts';

const line = 'general';

export function generalEvents(parts: Pick<QuotingContext, 'events'>): QuoteEvents<GeneralTypes> {
  const { events } = parts;
  return {
    priced: (quote, { activity, types }, call) => {
      const { answers, day } = quote;
      const { emirateId } = answers;
      const value = {
        activity: activity.name,
        types: types.map(typeOf),
        basis: basisOf(answers, day),
      };
      return quotePricedEvent(
        parts,
        quote,
        { line, emirateId, asked: { case: line, value } },
        call,
      );
    },
    compared: ({ _id: quoteId, revision, comparedPlanIds }, call) => {
      const payload = { quoteId, line, planIds: comparedPlanIds.map(String), revision };
      return createEvent(plansCompared, payload, call, events);
    },
    selected: ({ _id: quoteId, revision }, tile, call) => {
      const payload = { quoteId, line, offer: generalOfferOf(tile), revision };
      return createEvent(planSelected, payload, call, events);
    },
    erased: ({ _id: quoteId, reference }, call) =>
      createEvent(quoteErased, { quoteId, line, reference }, call, events),
  };
}

function typeOf({ type, state, plans }: PricedAnswers['types'][number]) {
  const [lowest] = plans;
  return {
    type,
    state,
    planCount: plans.length,
    ...(lowest ? { lowestNetFils: BigInt(lowest.price.netFils) } : {}),
  };
}

/** A plan as events tell it. */
export function generalOfferOf(tile: GeneralTile, arabic: Record<string, string> = {}) {
  const { type, excessFils, price } = tile;
  const value = { type, excessFils: BigInt(excessFils) };
  return { plan: offeredPlan(tile, price, arabic), terms: { case: 'general', value } } as const;
}

function basisOf(answers: GeneralAnswers, day: string) {
  const { activityId, emirateId, employees, hadClaim } = answers;
  const { turnoverFils, sumInsuredFils, contractValueFils } = answers;
  return {
    day,
    activityId,
    emirateId,
    ...(turnoverFils === null ? {} : { turnoverFils: BigInt(turnoverFils) }),
    ...(sumInsuredFils === null ? {} : { sumInsuredFils: BigInt(sumInsuredFils) }),
    ...(contractValueFils === null ? {} : { contractValueFils: BigInt(contractValueFils) }),
    ...(employees
      ? {
          adminWagesFils: BigInt(employees.adminWagesFils),
          nonAdminWagesFils: BigInt(employees.nonAdminWagesFils),
          adminEmployees: employees.admin,
          nonAdminEmployees: employees.nonAdmin,
        }
      : {}),
    ...(hadClaim === null ? {} : { hadClaim }),
  };
}
