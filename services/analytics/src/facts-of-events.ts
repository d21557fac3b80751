/** Which events the read model is made of, and what it keeps of each. The live consumer and a rebuild share this list. */
import { defineEvent } from '@muqarin/platform/events/define';
import { LeadCapturedSchema } from '@muqarin/proto/muqarin/leads/v1/events_pb';
import {
  PlanSelectedSchema,
  PolicyConfirmedSchema,
  QuotationLinesCreatedSchema,
  QuoteEmailedSchema,
  QuotePricedSchema,
} from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import { type FactSource, filsOrNull, source } from './fact-source.ts';
import { fileFactSources, motorFactSources } from './facts-of-motor-events.ts';

export const factSources: readonly FactSource[] = [
  source(defineEvent(LeadCapturedSchema), ({ data }, at) => {
    return { kind: 'lead', at, reference: data.reference, source: data.source };
  }),
  source(defineEvent(QuotePricedSchema), ({ data }, at) => ({
    kind: 'quote',
    at,
    quoteId: data.quoteId,
    reference: data.reference,
    revision: data.revision,
    emirateId: data.mainEmirate,
    category: data.category,
    memberCount: data.memberCount,
    planCount: data.planCount,
    lowestNetFils: filsOrNull(data.lowestNetFils),
    highestNetFils: filsOrNull(data.highestNetFils),
  })),
  source(defineEvent(PlanSelectedSchema), ({ data }, at) => {
    return { kind: 'selection', at, planId: data.planId, netFils: Number(data.netFils) };
  }),
  source(defineEvent(QuoteEmailedSchema), ({ data }, at) => {
    return { kind: 'mail', at, plans: data.plans.length };
  }),
  source(defineEvent(QuotationLinesCreatedSchema), ({ data }, at) => {
    return { kind: 'quotation', at, lines: data.lines.length };
  }),
  source(defineEvent(PolicyConfirmedSchema), ({ data }, at) => ({
    kind: 'policy',
    at,
    reference: data.policyReference,
    planId: data.plan?.planId ?? '',
    netFils: Number(data.plan?.netFils ?? 0n),
  })),
  ...motorFactSources,
  ...fileFactSources,
];
