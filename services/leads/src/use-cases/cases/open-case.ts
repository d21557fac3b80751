/** A claim or complaint as staff read it; every reading is an event, which the audit trail hears. */
import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import type { StaffCase } from '../../../contract/cases.ts';
import { caseRead } from '../../case-events.ts';
import { type LeadsContext, oneReadingMinutes } from '../../parts.ts';
import type { StoredCase } from '../../store/cases.ts';
import { toCaseView } from '../file-case.ts';
import { hasNewPaper } from './case-papers.ts';
import { caseRow } from './case-row.ts';

export async function openStaffCase(
  context: LeadsContext,
  { caseId, staffId }: { caseId: string; staffId: string },
  call: CallContext,
): Promise<StaffCase | null> {
  const stored = await context.cases.find(caseId);
  if (!stored || stored.erasedAt) return null;
  await noteReading(context, stored, staffId, call);
  const { request, description, telephone, email, desk } = stored;
  const { refusal } = desk;
  return {
    row: caseRow(stored, context.now()),
    request,
    description,
    telephone,
    email,
    history: toCaseView(stored).history,
    acts: desk.acts.map(({ act, by, at }) => ({ act, by, at: new Date(at).toISOString() })),
    refusal: refusal && { ...refusal, at: new Date(refusal.at).toISOString() },
  };
}

/** Looked at again by the same person within some minutes is the same reading. */
async function noteReading(
  context: LeadsContext,
  { _id: caseId, reference, desk }: StoredCase,
  staffId: string,
  call: CallContext,
): Promise<void> {
  const at = context.now();
  const isSeen = !hasNewPaper({ desk });
  const { lastRead } = desk;
  const since = lastRead?.by === staffId ? at.getTime() - new Date(lastRead.at).getTime() : null;
  if (isSeen && since !== null && since < oneReadingMinutes * 60_000) return;
  const event = createEvent(caseRead, { caseId, reference, staffId }, call, context.events);
  await context.caseDesk.noteRead(caseId, { by: staffId, at }, event);
}
