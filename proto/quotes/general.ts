/** Events of quotes for businesses from when they were a family of their own. */
import { create } from '@bufbuild/protobuf';
import * as old from '../gen/muqarin/quoting/v1/general_pb.js';
import * as now from '../gen/muqarin/quoting/v2/quotes_pb.js';
import { earlierForm, withPaths } from './forms.ts';

const line = 'general';

export const priced = earlierForm(old.GeneralQuotePricedSchema, (data) => {
  const { activity, types, basis, prices } = data;
  const nets = prices.map(({ netFils }) => netFils).sort((a, b) => (a < b ? -1 : 1));
  return create(now.QuotePricedSchema, {
    line,
    quoteId: data.quoteId,
    reference: data.reference,
    revision: data.revision,
    catalogueVersion: data.catalogueVersion,
    emirateId: data.emirateId,
    planCount: prices.length,
    lowestNetFils: nets[0],
    highestNetFils: nets.at(-1),
    prices,
    leadId: data.leadId,
    asked: { case: line, value: { activity, types, basis } },
  });
});

export const compared = earlierForm(old.GeneralPlansComparedSchema, (data) => {
  const { quoteId, planIds, revision } = data;
  return create(now.PlansComparedSchema, { line, quoteId, planIds, revision });
});

export const selected = earlierForm(old.GeneralPlanSelectedSchema, (data) => {
  const { quoteId, offer, revision } = data;
  return create(now.PlanSelectedSchema, { line, quoteId, revision, offer: offer && lift(offer) });
});

export const emailed = earlierForm(old.GeneralQuoteEmailedSchema, (data) => {
  const { quoteId, reference, recipient, offers, validUntil, link, returnPath } = data;
  const event = create(now.QuoteEmailedSchema, {
    line,
    quoteId,
    reference,
    audience: 'shopper',
    form: 'plans',
    contact: recipient,
    offers: offers.map(lift),
    validUntil,
    link,
    onRequest: data.onRequest,
    figureMissing: data.figureMissing,
  });
  return withPaths(event, { returnPath });
});

export const priceRequested = earlierForm(old.GeneralPriceRequestedSchema, (data) => {
  const { quoteId, reference, types, details, recipient: contact, link, returnPath } = data;
  const event = { line, quoteId, reference, types, details, contact, link };
  return withPaths(create(now.PriceRequestedSchema, event), { returnPath });
});

export const policyRequested = earlierForm(old.GeneralPolicyRequestedSchema, (data) => {
  const { quoteId, reference, requestReference, company, uploadIds, link, returnPath } = data;
  const event = create(now.PolicyRequestedSchema, {
    line,
    quoteId,
    reference,
    requestReference,
    offer: data.offer && lift(data.offer),
    company,
    contact: data.recipient,
    uploadIds,
    leadId: data.leadId,
    link,
  });
  return withPaths(event, { returnPath });
});

export const erased = earlierForm(old.GeneralQuoteErasedSchema, ({ quoteId, reference }) =>
  create(now.QuoteErasedSchema, { line, quoteId, reference }),
);

function lift(offer: old.GeneralOffer) {
  const { plan, type, excessFils } = offer;
  return create(now.OfferSchema, { plan, terms: { case: line, value: { type, excessFils } } });
}
