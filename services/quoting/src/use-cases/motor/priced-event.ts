import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import type { Vehicle } from '../../../contract/motor/plan.ts';
import { motorQuotePriced } from '../../events/quote-events.ts';
import type { MotorContext } from '../../parts.ts';
import type { MotorRevision, StoredMotorQuote } from '../../store/motor/quotes.ts';
import { ofJourney } from './of-journey.ts';

export function pricedEvent(
  { events }: Pick<MotorContext, 'events'>,
  quote: StoredMotorQuote,
  vehicle: Vehicle,
  call: CallContext,
) {
  const nets = quote.prices.map(({ netFils }) => netFils);
  return createEvent(
    motorQuotePriced,
    {
      quoteId: quote._id,
      reference: quote.reference,
      revision: quote.revision,
      catalogueVersion: quote.catalogueVersion,
      car: carOf(vehicle, quote.valueAed),
      emirateId: quote.answers.emirateId,
      planCount: quote.prices.length,
      ...(nets.length > 0
        ? { lowestNetFils: BigInt(Math.min(...nets)), highestNetFils: BigInt(Math.max(...nets)) }
        : {}),
      prices: quote.prices.map(({ planId, netFils }) => ({
        planId: String(planId),
        netFils: BigInt(netFils),
      })),
      ...(quote.leadId ? { leadId: quote.leadId } : {}),
      basis: basisOf(quote),
    },
    ofJourney(call, quote),
    events,
  );
}

export function carOf({ make, model, variant, year, seats }: Vehicle, valueAed: number) {
  return {
    make: make.name,
    model: model.name,
    variant: variant.name,
    year,
    valueAed: BigInt(valueAed),
    seats,
  };
}

function basisOf({ answers, day, valueAed, deductible }: MotorRevision) {
  const { comprehensive } = answers;
  return {
    day,
    variantId: String(answers.variantId),
    year: answers.year,
    valueAed: BigInt(valueAed),
    brandNew: answers.brandNew,
    gccSpec: answers.gccSpec,
    agencyRepair: answers.agencyRepair,
    insuredNow: answers.insuredNow,
    ...(comprehensive === null ? {} : { comprehensive }),
    dateOfBirth: answers.dob,
    licenceYears: answers.licenceYears,
    claimFreeYears: answers.claimFreeYears,
    claims: answers.claims,
    deductible: deductible ?? '',
    emirateId: answers.emirateId,
  };
}
