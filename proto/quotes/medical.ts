/** Events of medical quotes from when they were a family of their own. */
import { create } from '@bufbuild/protobuf';
import * as old from '../gen/muqarin/quoting/v1/events_pb.js';
import * as now from '../gen/muqarin/quoting/v2/quotes_pb.js';
import { earlierForm, withPaths } from './forms.ts';

const line = 'medical';

export const priced = earlierForm(old.QuotePricedSchema, (data) => {
  const { mainEmirate: emirateId, category, memberCount, basis } = data;
  return create(now.QuotePricedSchema, {
    line,
    quoteId: data.quoteId,
    reference: data.reference,
    revision: data.revision,
    catalogueVersion: data.catalogueVersion,
    emirateId,
    planCount: data.planCount,
    lowestNetFils: data.lowestNetFils,
    highestNetFils: data.highestNetFils,
    prices: data.prices,
    leadId: data.leadId,
    asked: { case: line, value: { category, memberCount, basis } },
  });
});

/** Plans had no names in it. */
export const selected = earlierForm(old.PlanSelectedSchema, (data) => {
  const { quoteId, planId, netFils, grossFils, revision } = data;
  const plan = { planId, netFils, grossFils, vatFils: grossFils - netFils };
  return create(now.PlanSelectedSchema, { line, quoteId, revision, offer: { plan } });
});

export const emailed = earlierForm(old.QuoteEmailedSchema, (data) => {
  const { quoteId, reference, recipient, plans, validUntil, link, returnPath } = data;
  const event = create(now.QuoteEmailedSchema, {
    line,
    quoteId,
    reference,
    audience: 'shopper',
    form: 'plans',
    contact: recipient,
    offers: plans.map((plan) => ({ plan })),
    validUntil,
    link,
  });
  return withPaths(event, { returnPath });
});

export const quotationLines = earlierForm(old.QuotationLinesCreatedSchema, (data) => {
  const { quoteId, reference, agentId, lines } = data;
  const quotationLines = lines.map(({ lineId, offer }) => ({ lineId, offer: { plan: offer } }));
  const event = { line, quoteId, reference, agentId, quotationLines };
  return create(now.QuotationLinesCreatedSchema, event);
});

export const erased = earlierForm(old.QuoteErasedSchema, ({ quoteId, reference }) =>
  create(now.QuoteErasedSchema, { line, quoteId, reference }),
);
