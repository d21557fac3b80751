/** The events this service raises of quotes, whatever their line. */
import { defineEvent } from '@muqarin/platform/events/define';
import {
  PlanSelectedSchema,
  PlansComparedSchema,
  PolicyRequestedSchema,
  PriceRequestedSchema,
  ProposalLinksEndedSchema,
  ProposalMadeSchema,
  QuotationLinesCreatedSchema,
  QuoteEmailedSchema,
  QuoteErasedSchema,
  QuotePricedSchema,
} from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';

export const quotePriced = defineEvent(QuotePricedSchema);
export const plansCompared = defineEvent(PlansComparedSchema);
export const planSelected = defineEvent(PlanSelectedSchema);
export const quoteEmailed = defineEvent(QuoteEmailedSchema);
export const quotationLinesCreated = defineEvent(QuotationLinesCreatedSchema);
export const priceRequested = defineEvent(PriceRequestedSchema);
export const policyRequested = defineEvent(PolicyRequestedSchema);
export const proposalMade = defineEvent(ProposalMadeSchema);
export const proposalLinksEnded = defineEvent(ProposalLinksEndedSchema);
export const quoteErased = defineEvent(QuoteErasedSchema);
