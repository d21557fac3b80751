/** One act about a claim or complaint: the table of case states decides what may be, and a refusal takes two people. */
import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { dueOf } from '@muqarin/rules/cases/case-clocks';
import {
  type CaseAct,
  type CaseState,
  moveCase,
  needsText,
} from '@muqarin/rules/cases/case-states';
import type { z } from 'zod';
import type { CaseOutcome, caseCalls } from '../../../contract/cases.ts';
import type { CaseStatus } from '../../../contract/site.ts';
import { caseWorked } from '../../case-events.ts';
import type { LeadsContext } from '../../parts.ts';
import { caseStatusChanged } from '../../site-events.ts';
import type { CaseDesk, StoredCase } from '../../store/cases.ts';
import { statusPathOf } from '../file-case.ts';
import { holderOf, stateOf, timesOf } from './case-row.ts';
import { lostTo } from './take-case.ts';

type Input = z.output<typeof caseCalls.workCase.input>;

export async function workCase(
  context: LeadsContext,
  { caseId, staffId, act, text }: Input,
  call: CallContext,
): Promise<CaseOutcome> {
  const stored = await context.cases.find(caseId);
  if (!stored || stored.erasedAt) return { outcome: 'gone', by: null };
  const now = context.now();
  const holder = holderOf(stored, now);
  if (holder !== null && holder !== staffId) return { outcome: 'lost', by: holder };
  const state = stateOf(stored);
  const next = moveCase(state, act);
  if (next === null) return { outcome: 'illegal', by: null };
  if (act === 'agree' && stored.desk.refusal?.by === staffId)
    return { outcome: 'own', by: staffId };
  const said = text.trim();
  if (needsText(act) && said === '') return { outcome: 'empty', by: null };

  const to: CaseStatus = next === 'refusal_proposed' ? 'in_review' : next;
  const note = noteFor({ act, state, said, refusal: stored.desk.refusal?.text ?? '' });
  const desk = deskAfter({ stored, act, to, said, note, staffId, now });
  const events = [workedEvent(context, stored, { staffId, act }, call)];
  if (note !== null) events.push(statusEvent(context, stored, { to, note, act }, call));
  const from = { status: stored.status, isRefusing: state === 'refusal_proposed' };
  const change = { staffId, now, from, to, note, act, desk };
  const changed = await context.caseDesk.change(caseId, change, events);
  return changed ? { outcome: 'done', by: staffId } : lostTo(context, caseId);
}

/** The note that the customer reads; '' is the new state alone, null nothing. */
function noteFor(said: {
  act: CaseAct;
  state: CaseState;
  said: string;
  refusal: string;
}): string | null {
  switch (said.act) {
    case 'answer':
    case 'settle':
      return said.said;
    case 'agree':
      return said.refusal;
    case 'acknowledge':
    case 'reopen':
      return '';
    case 'refuse':
      // The first word of all: that it is looked at.
      return said.state === 'received' ? '' : null;
    case 'return':
      return null;
  }
}

interface After {
  stored: StoredCase;
  act: CaseAct;
  to: CaseStatus;
  said: string;
  note: string | null;
  staffId: string;
  now: Date;
}

function deskAfter({ stored, act, to, said, note, staffId, now }: After): Partial<CaseDesk> {
  const { filedAt, acknowledgedAt: before } = timesOf(stored);
  const acknowledgedAt = before ?? (note === null ? null : now);
  const closedAt = to === 'closed' ? now : null;
  const isOver = act === 'refuse' || to === 'closed';
  return {
    acknowledgedAt,
    dueAt: dueOf({ filedAt, acknowledgedAt, closedAt }),
    refusal: act === 'refuse' ? { by: staffId, at: now, text: said } : null,
    // Somebody else goes on with it.
    ...(isOver ? { holder: null, heldUntil: null } : {}),
  };
}

function workedEvent(
  context: LeadsContext,
  { _id: caseId, reference }: StoredCase,
  { staffId, act }: { staffId: string; act: CaseAct },
  call: CallContext,
) {
  return createEvent(caseWorked, { caseId, reference, staffId, act }, call, context.events);
}

function statusEvent(
  context: LeadsContext,
  stored: StoredCase,
  { to, note, act }: { to: CaseStatus; note: string; act: CaseAct },
  call: CallContext,
) {
  const { _id: caseId, reference, kind, email } = stored;
  const statusPath = statusPathOf(stored);
  const said = { caseId, reference, kind, status: to, note, email, statusPath };
  return createEvent(
    caseStatusChanged,
    { ...said, against: act === 'agree' },
    call,
    context.events,
  );
}
