/** The events this service raises. */
import { defineEvent } from '@muqarin/platform/events/define';
import {
  PlanSelectedSchema,
  PolicyConfirmedSchema,
  QuotationLinesCreatedSchema,
  QuoteEmailedSchema,
  QuoteErasedSchema,
  QuotePricedSchema,
} from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import { GeneralQuoteErasedSchema } from '@muqarin/proto/muqarin/quoting/v1/general_pb';
import { MotorOrderErasedSchema } from '@muqarin/proto/muqarin/quoting/v1/motor_orders_pb';
import {
  MotorComparisonEmailedSchema,
  MotorPlanSelectedSchema,
  MotorPlansComparedSchema,
  MotorQuoteEmailedSchema,
  MotorQuoteErasedSchema,
  MotorQuotePricedSchema,
} from '@muqarin/proto/muqarin/quoting/v1/motor_pb';

export const quotePriced = defineEvent(QuotePricedSchema);
export const planSelected = defineEvent(PlanSelectedSchema);
export const quoteEmailed = defineEvent(QuoteEmailedSchema);
export const quotationLinesCreated = defineEvent(QuotationLinesCreatedSchema);
export const policyConfirmed = defineEvent(PolicyConfirmedSchema);

export const motorQuotePriced = defineEvent(MotorQuotePricedSchema);
export const motorPlansCompared = defineEvent(MotorPlansComparedSchema);
export const motorPlanSelected = defineEvent(MotorPlanSelectedSchema);
export const motorQuoteEmailed = defineEvent(MotorQuoteEmailedSchema);
export const motorComparisonEmailed = defineEvent(MotorComparisonEmailedSchema);

export const quoteErased = defineEvent(QuoteErasedSchema);
export const motorQuoteErased = defineEvent(MotorQuoteErasedSchema);
export const generalQuoteErased = defineEvent(GeneralQuoteErasedSchema);
export const motorOrderErased = defineEvent(MotorOrderErasedSchema);
