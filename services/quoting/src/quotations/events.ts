/** The events of quotations. */
import type { CallContext } from '@muqarin/platform/context';
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import {
  QuotationChangedSchema,
  QuotationEndingSchema,
  QuotationErasedSchema,
  QuotationReadSchema,
  QuotationSentSchema,
} from '@muqarin/proto/muqarin/quoting/v1/quotations_pb';
import { addDays, parseIsoDate, toIsoDate } from '@muqarin/rules/dates';
import { linkOf } from '@muqarin/rules/mailed-links';
import type { QuotingContext } from '../parts.ts';
import type { RatedOption } from './source.ts';
import type { SentVersion, StoredOption, StoredQuotation } from './store.ts';

const quotationSent = defineEvent(QuotationSentSchema);
const quotationEnding = defineEvent(QuotationEndingSchema);
const quotationChanged = defineEvent(QuotationChangedSchema);
const quotationErased = defineEvent(QuotationErasedSchema);
const quotationRead = defineEvent(QuotationReadSchema);

type Parts = Pick<QuotingContext, 'events'>;

export function changedEvent(
  { events }: Parts,
  after: StoredQuotation,
  { act, staffId = '' }: { act: string; staffId?: string },
  call: CallContext,
) {
  const { _id: quotationId, quoteId, reference, line, state, version } = after;
  const chosen = after.options.find(({ lineId }) => lineId === after.chosenLineId);
  const planId = chosen ? String(chosen.planId) : '';
  const said = { quotationId, quoteId, reference, line, act, state, version, staffId, planId };
  return createEvent(quotationChanged, said, call, events);
}

export function readEvent(
  { events }: Parts,
  { _id: quotationId, reference }: StoredQuotation,
  staffId: string,
  call: CallContext,
) {
  return createEvent(quotationRead, { quotationId, reference, staffId }, call, events);
}

export function erasedEvent({ events }: Parts, quotationId: string, call: CallContext) {
  return createEvent(quotationErased, { quotationId }, call, events);
}

/** A client's way to it outlasts its last day: who comes late is told so. */
const daysAfter = 60;

export function linkTo({ _id }: StoredQuotation, { validUntil }: SentVersion) {
  const last = parseIsoDate(validUntil);
  return linkOf('quotation', _id, last ? toIsoDate(addDays(last, daysAfter)) : validUntil);
}

export function sentEvent(
  { events }: Parts,
  after: StoredQuotation,
  sent: SentVersion,
  rated: ReadonlyMap<string, RatedOption>,
  call: CallContext,
) {
  const { _id: quotationId, quoteId, reference, line } = after;
  const said = {
    quotationId,
    quoteId,
    reference,
    line,
    version: sent.version,
    agentId: sent.by,
    contact: { email: sent.recipient, name: sent.name },
    plans: sent.options.map((option) => offeredOf(option, rated.get(option.lineId))),
    link: linkTo(after, sent),
    validUntil: sent.validUntil,
  };
  return createEvent(quotationSent, said, call, events);
}

export function endingEvent(
  { events }: Parts,
  stored: StoredQuotation,
  sent: SentVersion,
  call: CallContext,
) {
  const { _id: quotationId, reference } = stored;
  const contact = { email: sent.recipient, name: sent.name };
  const link = linkTo(stored, sent);
  const said = { quotationId, reference, contact, link, validUntil: sent.validUntil };
  return createEvent(quotationEnding, said, call, events);
}

function offeredOf(option: StoredOption, rated: RatedOption | undefined) {
  const { planId, planName, insurerName, netFils, vatFils, grossFils } = option;
  return {
    planId: String(planId),
    planName,
    insurerName,
    netFils: BigInt(netFils),
    vatFils: BigInt(vatFils),
    grossFils: BigInt(grossFils),
    conditions: [...(rated?.conditions ?? [])],
    terms: [...(rated?.terms ?? [])],
    arabic: { ...rated?.arabic },
  };
}
