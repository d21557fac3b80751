/** Seeing how a claim or complaint stands, behind a code that was mailed (decisions A28). */
import { createHash } from 'node:crypto';
import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { dueOf } from '@muqarin/rules/cases/case-clocks';
import { linkOf, linkSays } from '@muqarin/rules/mailed-links';
import { CASE_CODE_MINUTES } from '@muqarin/rules/site/constants';
import type { CaseKind, CaseStatus, CaseView } from '../../contract/site.ts';
import { type LeadsContext, secondsOf, timestampOf } from '../parts.ts';
import { caseCodeRequested, caseStatusChanged } from '../site-events.ts';
import type { CaseCode } from '../store/cases.ts';
import { timesOf } from './cases/case-row.ts';
import { statusPathOf, toCaseView } from './file-case.ts';

const mostTries = 5;

/** The answer is the same whether or not there is such a case: nobody learns references from it. */
export async function requestCaseCode(
  context: LeadsContext,
  input: { kind: CaseKind; reference: string; idempotencyKey: string },
  call: CallContext,
): Promise<{ asked: true }> {
  const found = await context.cases.findByReference(input.reference);
  if (!found || found.kind !== input.kind || found.email === '' || found.erasedAt) {
    return { asked: true };
  }
  if (found.mailedCode?.key === input.idempotencyKey) return { asked: true };
  const { _id: caseId, reference, email } = found;
  const id = context.newId();
  const until = new Date(context.now().getTime() + CASE_CODE_MINUTES * 60_000);
  const event = createEvent(
    caseCodeRequested,
    {
      caseId,
      reference,
      email,
      link: linkOf('case_code', id, secondsOf(until)),
      expiresAt: timestampOf(until),
    },
    call,
    context.events,
  );
  const kept = { id, until, tries: 0, key: input.idempotencyKey };
  await context.cases.setCode(caseId, kept, event);
  return { asked: true };
}

/** A try counts before it is looked at; the fifth wrong one ends the code. A code opens once. */
export async function openCase(
  context: LeadsContext,
  { kind, reference, code }: { kind: CaseKind; reference: string; code: string },
): Promise<CaseView | null> {
  const { cases, now } = context;
  const found = await cases.findByReference(reference);
  if (!found?.mailedCode || found.kind !== kind || found.erasedAt) return null;
  const kept = await cases.tryCode(found._id, mostTries);
  if (!kept || new Date(kept.until) < now() || !fits(context, found._id, kept, code)) return null;
  await cases.dropCode(found._id);
  return toCaseView(found);
}

export async function getCase({ cases }: LeadsContext, caseId: string): Promise<CaseView | null> {
  const found = await cases.find(caseId);
  return found && !found.erasedAt ? toCaseView(found) : null;
}

/** The same status again changes nothing and publishes nothing. */
export async function changeCaseStatus(
  context: LeadsContext,
  { reference, status, note }: { reference: string; status: CaseStatus; note: string },
  call: CallContext,
): Promise<{ changed: boolean }> {
  const found = await context.cases.findByReference(reference);
  if (!found || found.erasedAt || found.status === status) return { changed: false };
  const { _id: caseId, kind, email } = found;
  const statusPath = statusPathOf(found);
  const event = createEvent(
    caseStatusChanged,
    { caseId, reference, kind, status, note, email, statusPath, against: false },
    call,
    context.events,
  );
  const at = context.now();
  const { filedAt, acknowledgedAt: before } = timesOf(found);
  const acknowledgedAt = before ?? at;
  const closedAt = status === 'closed' ? at : null;
  const desk = { acknowledgedAt, dueAt: dueOf({ filedAt, acknowledgedAt, closedAt }) };
  const change = { from: found.status, to: status, at, note, desk };
  return { changed: await context.cases.setStatus(caseId, change, event) };
}

/** Codes from before they were derived are known by their hash, and end within the quarter of an hour. */
function fits({ marks }: LeadsContext, caseId: string, kept: CaseCode, code: string): boolean {
  const { id, hash, until } = kept;
  if (id === undefined) {
    return hash === createHash('sha256').update(`${caseId}\n${code}`).digest('hex');
  }
  const says = linkSays({ id, until: secondsOf(new Date(until)), plans: '' });
  return marks.isCode('case_code', says, code);
}
