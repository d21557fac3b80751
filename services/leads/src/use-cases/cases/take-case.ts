/** Whoever takes a case has it alone, until they give it back or are not heard of for as long as their lease (as leads: decisions A37). */
import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { signSecondsOf } from '@muqarin/rules/desk/lease';
import type { CaseOutcome } from '../../../contract/cases.ts';
import { caseReleased, caseTaken } from '../../case-events.ts';
import { type LeadsContext, leaseEnd } from '../../parts.ts';
import { holderOf } from './case-row.ts';

interface OneCase {
  caseId: string;
  staffId: string;
}

export async function takeCase(
  context: LeadsContext,
  { caseId, staffId }: OneCase,
  call: CallContext,
): Promise<CaseOutcome> {
  const stored = await context.cases.find(caseId);
  if (!stored || stored.erasedAt) return { outcome: 'gone', by: null };
  if (stored.status === 'closed') return { outcome: 'illegal', by: null };
  const payload = { caseId, reference: stored.reference, staffId };
  const event = createEvent(caseTaken, payload, call, context.events);
  const taken = await context.caseDesk.take(caseId, staffId, lease(context), event);
  return taken ? { outcome: 'done', by: staffId } : lostTo(context, caseId);
}

export async function releaseCase(
  context: LeadsContext,
  { caseId, staffId }: OneCase,
  call: CallContext,
): Promise<CaseOutcome> {
  const stored = await context.cases.find(caseId);
  if (!stored || stored.erasedAt) return { outcome: 'gone', by: null };
  const payload = { caseId, reference: stored.reference, staffId };
  const event = createEvent(caseReleased, payload, call, context.events);
  const released = await context.caseDesk.release(caseId, staffId, event);
  return released ? { outcome: 'done', by: null } : lostTo(context, caseId);
}

export async function atCases(
  context: LeadsContext,
  { staffId }: { staffId: string },
): Promise<{ until: string; signSeconds: number }> {
  const time = lease(context);
  await context.caseDesk.extend(staffId, time);
  const signSeconds = signSecondsOf(context.leaseSeconds);
  return { until: time.until.toISOString(), signSeconds };
}

/** Whoever has it by now, or nobody. */
export async function lostTo({ cases, now }: LeadsContext, caseId: string): Promise<CaseOutcome> {
  const stored = await cases.find(caseId);
  return { outcome: 'lost', by: stored ? holderOf(stored, now()) : null };
}

function lease(context: LeadsContext) {
  return { now: context.now(), until: leaseEnd(context) };
}
