/** Events of motor quotes from when they were a family of their own. */
import { create } from '@bufbuild/protobuf';
import * as old from '../gen/muqarin/quoting/v1/motor_pb.js';
import * as now from '../gen/muqarin/quoting/v2/quotes_pb.js';
import { earlierForm, withPaths } from './forms.ts';

const line = 'motor';

export const priced = earlierForm(old.MotorQuotePricedSchema, (data) => {
  const { car, basis } = data;
  return create(now.QuotePricedSchema, {
    line,
    quoteId: data.quoteId,
    reference: data.reference,
    revision: data.revision,
    catalogueVersion: data.catalogueVersion,
    emirateId: data.emirateId,
    planCount: data.planCount,
    lowestNetFils: data.lowestNetFils,
    highestNetFils: data.highestNetFils,
    prices: data.prices,
    leadId: data.leadId,
    asked: { case: line, value: { car, basis } },
  });
});

export const compared = earlierForm(old.MotorPlansComparedSchema, (data) => {
  const { quoteId, planIds, revision } = data;
  return create(now.PlansComparedSchema, { line, quoteId, planIds, revision });
});

export const selected = earlierForm(old.MotorPlanSelectedSchema, (data) => {
  const { quoteId, offer, revision, valueAed } = data;
  const lifted = offer && lift(offer, valueAed);
  return create(now.PlanSelectedSchema, { line, quoteId, revision, offer: lifted });
});

export const emailed = earlierForm(old.MotorQuoteEmailedSchema, (data) => {
  const { quoteId, reference, recipient, offer, car, validUntil, link, returnPath } = data;
  const lifted = create(now.QuoteEmailedSchema, {
    line,
    quoteId,
    reference,
    audience: 'shopper',
    form: 'plans',
    contact: recipient,
    offers: offer ? [lift(offer)] : [],
    car,
    validUntil,
    link,
  });
  return withPaths(lifted, { returnPath });
});

export const comparisonEmailed = earlierForm(old.MotorComparisonEmailedSchema, (data) => {
  const { quoteId, reference, audience, contact, phone, car, validUntil, link } = data;
  const lifted = create(now.QuoteEmailedSchema, {
    line,
    quoteId,
    reference,
    audience,
    form: 'comparison',
    contact,
    phone,
    offers: data.offers.map((offer) => lift(offer)),
    car,
    validUntil,
    link,
    reportLink: data.reportLink,
  });
  return withPaths(lifted, { returnPath: data.returnPath, reportPath: data.reportPath });
});

export const erased = earlierForm(old.MotorQuoteErasedSchema, ({ quoteId, reference }) =>
  create(now.QuoteErasedSchema, { line, quoteId, reference }),
);

function lift(offer: old.MotorOffer, valueAed?: bigint) {
  const { plan, type: cover, deductibleFils, addons, agencyRepair, addonIds } = offer;
  const value = { cover, deductibleFils, addons, agencyRepair, addonIds, valueAed };
  return create(now.OfferSchema, { plan, terms: { case: line, value } });
}
