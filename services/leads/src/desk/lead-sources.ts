/** What the desk keeps of events about leads, and of what staff did about them. */
import type { EventDef } from '@muqarin/platform/events/define';
import { type ReceivedEvent, readEvent } from '@muqarin/platform/events/envelope';
import type { LeadCaptured } from '@muqarin/proto/muqarin/leads/v1/events_pb';
import { isDisposition } from '@muqarin/rules/desk/dispositions';
import type { LeadFact } from '../domain/desk/facts.ts';
import { leadCaptured, leadStatusChanged } from '../events.ts';
import { leadErased, leadPreferencesChanged } from '../site-events.ts';
import {
  leadDisposed,
  leadMerged,
  leadMergeUndone,
  leadNoted,
  leadReassigned,
  leadReleased,
  leadTaken,
} from './desk-events.ts';
import type { AnyMessage, DeskSource } from './source.ts';

export const leadSources: readonly DeskSource[] = [
  source(leadCaptured, ({ data, context }, at) => captured(data, context.correlationId, at)),
  source(leadStatusChanged, ({ data: { status } }, at) => ({ kind: 'status', at, status })),
  source(leadPreferencesChanged, ({ data: { doNotCall } }, at) => {
    return { kind: 'preferences', at, doNotCall };
  }),
  source(leadErased, (_event, at) => ({ kind: 'erased', at })),
  source(leadTaken, ({ data: { staffId } }, at) => ({ kind: 'taken', at, staffId })),
  source(leadReleased, ({ data: { staffId } }, at) => ({ kind: 'released', at, staffId })),
  source(leadNoted, ({ id: noteId, data: { staffId, text } }, at) => {
    return { kind: 'noted', at, staffId, noteId, text };
  }),
  source(leadMerged, ({ data: { staffId, intoLeadId, intoReference } }, at) => {
    return { kind: 'merged', at, staffId, into: intoLeadId, reference: intoReference };
  }),
  source(leadMergeUndone, ({ data: { staffId } }, at) => ({ kind: 'unmerged', at, staffId })),
  source(leadReassigned, ({ data }, at) => {
    const { staffId, fromStaffId: from, toStaffId: to, reason } = data;
    return { kind: 'reassigned', at, staffId, from, to, reason };
  }),
  source(leadDisposed, ({ data: { staffId, disposition, callBackAt } }, at) => {
    // A word of a later version.
    if (!isDisposition(disposition)) return null;
    const seconds = callBackAt === undefined ? null : Number(callBackAt.seconds);
    const back = seconds === null ? null : new Date(seconds * 1000).toISOString();
    return { kind: 'disposed', at, staffId, disposition, callBackAt: back };
  }),
];

function source<S extends AnyMessage>(
  def: EventDef<S>,
  factOf: (event: ReceivedEvent<S>, at: string) => LeadFact | null,
): DeskSource {
  return {
    def,
    read: (message) => {
      const event = readEvent(def, message);
      const fact = factOf(event, event.time.toISOString());
      // The key of every one of these is the lead's id.
      return fact && { eventId: event.id, of: { leadId: message.key, fact } };
    },
  };
}

function captured(data: LeadCaptured, journeyId: string, at: string): LeadFact {
  const { site, motor, answers, group, contact } = data;
  return {
    kind: 'captured',
    at,
    journeyId,
    reference: data.reference,
    source: data.source,
    line: data.line ?? '',
    slot: site?.callSlot || 'any',
    language: contact?.callLanguage ?? '',
    emirateId: motor?.emirate || answers?.mainEmirate || group?.emirate || 0,
    asked: said({
      page: site?.page,
      insuranceType: site?.insuranceType,
      travelDate: site?.travelDate,
      returnDate: site?.returnDate,
      vehicleTypeId: site?.vehicleTypeId,
      cover: site?.requiredProductType || coverOf(motor?.comprehensive),
      vehicles: site?.vehicles,
      category: answers?.category,
      members: answers?.memberCount,
      employees: group?.employees,
      car: [motor?.make, motor?.model, motor?.modelYear || ''].filter(Boolean).join(' '),
    }),
    plans: data.productCount,
  };
}

/** As forms of the site number it. */
function coverOf(comprehensive: boolean | undefined): number {
  if (comprehensive === undefined) return 0;
  return comprehensive ? 1 : 2;
}

/** What a form does not ask is 0 or ''. */
function said(all: Record<string, string | number | undefined>): Record<string, string | number> {
  const entries = Object.entries(all).filter(
    ([, value]) => value !== undefined && value !== '' && value !== 0,
  );
  return Object.fromEntries(entries) as Record<string, string | number>;
}
