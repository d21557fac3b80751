/** The events of general quotes. */
import { defineEvent } from '@muqarin/platform/events/define';
import {
  GeneralPlanSelectedSchema,
  GeneralPlansComparedSchema,
  GeneralPolicyRequestedSchema,
  GeneralPriceRequestedSchema,
  GeneralQuoteEmailedSchema,
  GeneralQuotePricedSchema,
} from '@muqarin/proto/muqarin/quoting/v1/general_pb';

export const generalQuotePriced = defineEvent(GeneralQuotePricedSchema);
export const generalPlansCompared = defineEvent(GeneralPlansComparedSchema);
export const generalPlanSelected = defineEvent(GeneralPlanSelectedSchema);
export const generalQuoteEmailed = defineEvent(GeneralQuoteEmailedSchema);
export const generalPriceRequested = defineEvent(GeneralPriceRequestedSchema);
export const generalPolicyRequested = defineEvent(GeneralPolicyRequestedSchema);
