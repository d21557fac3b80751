/** The story of a motor quote in events. */
import { createEvent } from '@muqarin/platform/events/envelope';
import type { Vehicle } from '../../../contract/motor/plan.ts';
import {
  motorPlanSelected,
  motorPlansCompared,
  motorQuoteErased,
  motorQuotePriced,
} from '../../events/quote-events.ts';
import type { QuotingContext } from '../../parts.ts';
import type { MotorRevision, StoredMotorQuote } from '../../store/motor/quotes.ts';
import type { Tell } from '../quote-life/line.ts';
import { ofJourney } from './of-journey.ts';
import { offerOf } from './offer.ts';
import type { MotorTypes } from './types.ts';

export function motorTell({ events }: Pick<QuotingContext, 'events'>): Tell<MotorTypes> {
  return {
    priced: (quote, vehicle, call) =>
      createEvent(motorQuotePriced, pricedOf(quote, vehicle), ofJourney(call, quote), events),
    compared: (quote, call) => {
      const { _id: quoteId, revision, comparedPlanIds } = quote;
      const told = { quoteId, planIds: comparedPlanIds.map(String), revision };
      return createEvent(motorPlansCompared, told, ofJourney(call, quote), events);
    },
    selected: (quote, tile, call) => {
      const { _id: quoteId, revision, valueAed } = quote;
      const told = { quoteId, offer: offerOf(tile), revision, valueAed: BigInt(valueAed) };
      return createEvent(motorPlanSelected, told, ofJourney(call, quote), events);
    },
    erased: ({ _id: quoteId, reference }, call) =>
      createEvent(motorQuoteErased, { quoteId, reference }, call, events),
  };
}

function pricedOf(quote: StoredMotorQuote, vehicle: Vehicle) {
  const nets = quote.prices.map(({ netFils }) => netFils);
  return {
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
