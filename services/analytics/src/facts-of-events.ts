/** Which events the read model is made of, and what it keeps of each. The live consumer and a rebuild share this list. */
import type { DescMessage } from '@bufbuild/protobuf';
import type { StoredMessage } from '@muqarin/platform/events/bus';
import { defineEvent, type EventDef } from '@muqarin/platform/events/define';
import { type ReceivedEvent, readEvent } from '@muqarin/platform/events/envelope';
import { LeadCapturedSchema } from '@muqarin/proto/muqarin/leads/v1/events_pb';
import {
  PlanSelectedSchema,
  PolicyConfirmedSchema,
  QuotationLinesCreatedSchema,
  QuoteEmailedSchema,
  QuotePricedSchema,
} from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import type { Fact } from './domain/facts.ts';

export interface JourneyFact {
  /** The draft's id: events of one journey share their correlation id. */
  journeyId: string;
  eventId: string;
  fact: Fact;
}

export interface FactSource {
  def: EventDef;
  /** Throws `UnreadableEvent` for what is no such event. */
  read: (message: StoredMessage) => JourneyFact;
}

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
    lowestNetFils: filsOf(data.lowestNetFils),
    highestNetFils: filsOf(data.highestNetFils),
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
];

function source<S extends DescMessage>(
  def: EventDef<S>,
  factOf: (event: ReceivedEvent<S>, at: string) => Fact,
): FactSource {
  return {
    def,
    read: (message) => {
      const event = readEvent(def, message);
      const fact = factOf(event, event.time.toISOString());
      return { journeyId: event.context.correlationId, eventId: event.id, fact };
    },
  };
}

function filsOf(fils: bigint | undefined): number | null {
  return fils === undefined ? null : Number(fils);
}
