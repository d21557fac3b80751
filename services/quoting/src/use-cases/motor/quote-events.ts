/** The story of a motor quote in events. */
import { createEvent } from '@muqarin/platform/events/envelope';
import type { Vehicle } from '../../../contract/motor/vehicle.ts';
import { planSelected, plansCompared, quoteErased } from '../../events/quote-events.ts';
import { quotePricedEvent } from '../../events/quote-priced.ts';
import type { QuotingContext } from '../../parts.ts';
import type { MotorRevision } from '../../store/motor/quotes.ts';
import { ofJourney } from '../of-journey.ts';
import type { QuoteEvents } from '../quote-life/line.ts';
import { offerOf } from './offer.ts';
import type { MotorTypes } from './types.ts';

const line = 'motor';

export function motorEvents(parts: Pick<QuotingContext, 'events'>): QuoteEvents<MotorTypes> {
  const { events } = parts;
  return {
    priced: (quote, vehicle, call) => {
      const value = { car: carOf(vehicle, quote.valueAed), basis: basisOf(quote) };
      const { emirateId } = quote.answers;
      const asked = { line, emirateId, asked: { case: line, value } } as const;
      return quotePricedEvent(parts, quote, asked, ofJourney(call, quote));
    },
    compared: (quote, call) => {
      const { _id: quoteId, revision, comparedPlanIds } = quote;
      const payload = { quoteId, line, planIds: comparedPlanIds.map(String), revision };
      return createEvent(plansCompared, payload, ofJourney(call, quote), events);
    },
    selected: (quote, tile, call) => {
      const { _id: quoteId, revision, valueAed } = quote;
      const payload = { quoteId, line, offer: offerOf(tile, valueAed), revision };
      return createEvent(planSelected, payload, ofJourney(call, quote), events);
    },
    erased: ({ _id: quoteId, reference }, call) =>
      createEvent(quoteErased, { quoteId, line, reference }, call, events),
  };
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
