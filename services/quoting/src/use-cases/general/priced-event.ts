import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import type { GeneralAnswers, GeneralTile } from '../../../contract/general/quote.ts';
import { generalQuotePriced } from '../../events/general-events.ts';
import type { StoredGeneralQuote } from '../../store/general/quotes.ts';
import { offeredPlan } from '../offered-plan.ts';
import type { GeneralContext } from './context.ts';
import type { PricedAnswers } from './price-answers.ts';

export function generalPricedEvent(
  { events }: Pick<GeneralContext, 'events'>,
  quote: StoredGeneralQuote,
  { activity, types }: PricedAnswers,
  call: CallContext,
) {
  const { _id: quoteId, reference, revision, catalogueVersion, answers, leadId, day } = quote;
  return createEvent(
    generalQuotePriced,
    {
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
      prices: quote.prices.map(({ planId, netFils }) => {
        return {
          planId: String(planId),
          netFils: BigInt(netFils),
        };
      }),
      ...(leadId === null ? {} : { leadId }),
      basis: basisOf(answers, day),
    },
    call,
    events,
  );
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
