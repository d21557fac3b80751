/** Hears what this service itself has published about staff, and what they read of leads, cases and quotations, and enters it into the audit trail: as often as it comes, once. */
import type { EventBus, RunningSubscription } from '@muqarin/platform/events/bus';
import { consume, on } from '@muqarin/platform/events/consume';
import type { ReceivedEvent } from '@muqarin/platform/events/envelope';
import type { Telemetry } from '@muqarin/platform/telemetry';
import {
  casePaperRead,
  caseRead,
  catalogueChanged,
  doNotCallChanged,
  leadMerged,
  leadMergeUndone,
  leadRead,
  leadReassigned,
  leadsSearched,
  quotationRead,
  staffChanged,
  staffChangeProposed,
  staffSignedIn,
} from './events.ts';
import type { AccountsContext } from './parts.ts';
import type { AuditEntry } from './store/audit.ts';

type Said = Pick<AuditEntry, 'staffId' | 'user' | 'act' | 'by' | 'approvedBy' | 'roles'>;

export function enterAudit(
  bus: EventBus,
  { audit, logger }: AccountsContext,
  telemetry: Telemetry | undefined,
): Promise<RunningSubscription> {
  // A consumer handles events of different members side by side; the trail has all in the order in which they came.
  let last: Promise<void> = Promise.resolve();
  const enter = ({ id, time }: ReceivedEvent, said: Said) => {
    const entered = last.then(() => audit.append({ _id: id, at: time, ...said }));
    last = entered.catch(() => undefined);
    return entered;
  };
  return consume(bus, {
    group: 'accounts',
    logger,
    telemetry,
    on: [
      on(staffChanged, (event) => enter(event, pick(event.data))),
      on(staffChangeProposed, (event) => enter(event, pick({ ...event.data, approvedBy: '' }))),
      // Who looked at what a lead, a case or a quotation holds about a person.
      on(leadRead, (event) => enter(event, read('read_lead', event.data))),
      on(caseRead, (event) => enter(event, read('read_case', event.data))),
      on(casePaperRead, (event) => enter(event, read('read_case_paper', event.data))),
      on(quotationRead, (event) => enter(event, read('read_quotation', event.data))),
      on(leadMerged, (event) => {
        const { staffId, reference, intoReference } = event.data;
        return enter(event, did('merged_lead', staffId, `${reference} ${intoReference}`));
      }),
      on(leadMergeUndone, (event) => {
        const { staffId, reference } = event.data;
        return enter(event, did('unmerged_lead', staffId, reference));
      }),
      on(leadReassigned, (event) => {
        const { staffId, reference, fromStaffId, toStaffId, reason } = event.data;
        const about = `${reference} ${fromStaffId} > ${toStaffId || '-'} (${reason})`;
        return enter(event, did('reassigned_lead', staffId, about));
      }),
      on(doNotCallChanged, (event) => {
        const { staffId, change, ending, reason, numbers } = event.data;
        const about = change === 'imported' ? String(numbers) : `…${ending} (${reason})`;
        return enter(event, did(`do_not_call_${change}`, staffId, about));
      }),
      on(leadsSearched, (event) => {
        const { staffId, kind, references } = event.data;
        const reference = [kind, ...references].join(' ');
        return enter(event, read('searched_leads', { staffId, reference }));
      }),
      // Who decides what is paid: all of it but the drafts.
      on(catalogueChanged, async (event) => {
        const { staffId, act, line, version } = event.data;
        if (act === 'edit') return;
        const what = [`catalogue_${act}`, line, version].filter(Boolean).join(' ');
        const by = staffId === '' ? 'clock' : staffId;
        await enter(event, {
          staffId: by,
          user: by,
          act: what,
          by,
          approvedBy: '',
          roles: [],
        });
      }),
      on(staffSignedIn, (event) => {
        const { staffId, user, ways, device } = event.data;
        const act = `signed_in ${ways.join('+')} (${device})`;
        return enter(event, { staffId, user, act, by: user, approvedBy: '', roles: [] });
      }),
    ],
  });
}

function read(what: string, { staffId, reference }: { staffId: string; reference: string }) {
  return did(what, staffId, reference);
}

function did(what: string, user: string, about: string): Said {
  return { staffId: user, user, act: `${what} ${about}`, by: user, approvedBy: '', roles: [] };
}

function pick({ staffId, user, act, by, approvedBy, roles }: Said): Said {
  return { staffId, user, act, by, approvedBy, roles: [...roles] };
}
