/** The story of a general quote in events. */
import { createEvent } from '@muqarin/platform/events/envelope';
import type { GeneralAnswers, GeneralTile } from '../../../contract/general/quote.ts';
import {
  generalPlanSelected,
  generalPlansCompared,
  generalQuotePriced,
} from '../../events/general-events.ts';
import { generalQuoteErased } from '../../events/quote-events.ts';
import type { QuotingContext } from '../../parts.ts';
import type { StoredGeneralQuote } from '../../store/general/quotes.ts';
import { offeredPlan } from '../offered-plan.ts';
import type { Tell } from '../quote-life/line.ts';
import type { PricedAnswers } from './price-answers.ts';
import type { GeneralTypes } from './types.ts';

export function generalTell({ events }: Pick<QuotingContext, 'events'>): Tell<GeneralTypes> {
  return {
    priced: (quote, priced, call) =>
      createEvent(generalQuotePriced, pricedOf(quote, priced), call, events),
    compared: ({ _id: quoteId, revision, comparedPlanIds }, call) => {
      const told = { quoteId, planIds: comparedPlanIds.map(String), revision };
      return createEvent(generalPlansCompared, told, call, events);
    },
    selected: ({ _id: quoteId, revision }, tile, call) => {
      const told = { quoteId, offer: generalOfferOf(tile), revision };
      return createEvent(generalPlanSelected, told, call, events);
    },
    erased: ({ _id: quoteId, reference }, call) =>
      createEvent(generalQuoteErased, { quoteId, reference }, call, events),
  };
}

function pricedOf(quote: StoredGeneralQuote, { activity, types }: PricedAnswers) {
  const { _id: quoteId, reference, revision, catalogueVersion, answers, leadId, day } = quote;
  return {
    quoteId,
    reference,
    revision,
    catalogueVersion,
    activity: activity.name,
    emirateId: answers.emirateId,
    types: types.map(({ type, state, plans }) => {
      const [lowest] = plans;
      return {
        type,
        state,
        planCount: plans.length,
        ...(lowest ? { lowestNetFils: BigInt(lowest.price.netFils) } : {}),
      };
    }),
    prices: quote.prices.map(({ planId, netFils }) => ({
      planId: String(planId),
      netFils: BigInt(netFils),
    })),
    ...(leadId === null ? {} : { leadId }),
    basis: basisOf(answers, day),
  };
}

/** A plan as events tell it. */
export function generalOfferOf(tile: GeneralTile) {
  const { type, excessFils, price } = tile;
  return { plan: offeredPlan(tile, price), type, excessFils: BigInt(excessFils) };
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
