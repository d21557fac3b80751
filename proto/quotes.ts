/**
 * The story of a quote, for whoever reads it: each event with the forms in which older logs and outboxes hold it. Readers
 * take these and know one family; which types there were before is said here alone.
 */
import * as now from './gen/muqarin/quoting/v2/quotes_pb.js';
import type { EventForms } from './quotes/forms.ts';
import * as general from './quotes/general.ts';
import * as medical from './quotes/medical.ts';
import * as motor from './quotes/motor.ts';

export type { EarlierPaths, EventForms } from './quotes/forms.ts';

export const quoteStory = {
  priced: {
    schema: now.QuotePricedSchema,
    earlier: [medical.priced, motor.priced, general.priced],
  },
  compared: {
    schema: now.PlansComparedSchema,
    earlier: [motor.compared, general.compared],
  },
  selected: {
    schema: now.PlanSelectedSchema,
    earlier: [medical.selected, motor.selected, general.selected],
  },
  emailed: {
    schema: now.QuoteEmailedSchema,
    earlier: [medical.emailed, motor.emailed, motor.comparisonEmailed, general.emailed],
  },
  quotationLines: {
    schema: now.QuotationLinesCreatedSchema,
    earlier: [medical.quotationLines],
  },
  proposalMade: { schema: now.ProposalMadeSchema, earlier: [] },
  priceRequested: { schema: now.PriceRequestedSchema, earlier: [general.priceRequested] },
  policyRequested: { schema: now.PolicyRequestedSchema, earlier: [general.policyRequested] },
  erased: {
    schema: now.QuoteErasedSchema,
    earlier: [medical.erased, motor.erased, general.erased],
  },
} satisfies Record<string, EventForms>;
