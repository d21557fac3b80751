/** Papers of a case: the files lie with documents; here stands that one came, and who looked at one. */
import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { casePaperAdded, casePaperRead } from '../../case-events.ts';
import type { LeadsContext } from '../../parts.ts';
import type { StoredCase } from '../../store/cases.ts';

/** `closed`: nobody works on it any more. */
export async function addCasePaper(
  context: LeadsContext,
  { caseId }: { caseId: string },
  call: CallContext,
): Promise<{ outcome: 'done' | 'gone' | 'closed' }> {
  const stored = await context.cases.find(caseId);
  if (!stored || stored.erasedAt) return { outcome: 'gone' };
  const { reference } = stored;
  const event = createEvent(casePaperAdded, { caseId, reference }, call, context.events);
  const added = await context.caseDesk.addPaper(caseId, context.now(), event);
  return { outcome: added ? 'done' : 'closed' };
}

/** Each time: a paper says more than its case. False once it is erased. */
export async function readCasePaper(
  context: LeadsContext,
  { caseId, staffId }: { caseId: string; staffId: string },
  call: CallContext,
): Promise<{ noted: boolean }> {
  const stored = await context.cases.find(caseId);
  if (!stored || stored.erasedAt) return { noted: false };
  const payload = { caseId, reference: stored.reference, staffId };
  const event = createEvent(casePaperRead, payload, call, context.events);
  return { noted: await context.caseDesk.raise(caseId, event) };
}

/** Came after anybody looked last. */
export function hasNewPaper({ desk: { paperAt, lastRead } }: Pick<StoredCase, 'desk'>): boolean {
  if (!paperAt) return false;
  return lastRead === null || new Date(lastRead.at) < new Date(paperAt);
}
