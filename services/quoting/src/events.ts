/** The events this service raises. */
import { defineEvent } from '@muqarin/platform/events/define';
import {
  PlanSelectedSchema,
  PolicyConfirmedSchema,
  QuotationLinesCreatedSchema,
  QuoteEmailedSchema,
  QuotePricedSchema,
} from '@muqarin/proto/muqarin/quoting/v1/events_pb';

export const quotePriced = defineEvent(QuotePricedSchema);
export const planSelected = defineEvent(PlanSelectedSchema);
export const quoteEmailed = defineEvent(QuoteEmailedSchema);
export const quotationLinesCreated = defineEvent(QuotationLinesCreatedSchema);
export const policyConfirmed = defineEvent(PolicyConfirmedSchema);
