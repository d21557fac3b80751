import { caseClocks, clockState } from '@muqarin/rules/cases/case-clocks';
import type { CaseState } from '@muqarin/rules/cases/case-states';
import type { CaseRow } from '../../../contract/cases.ts';
import type { StoredCase } from '../../store/cases.ts';
import { hasNewPaper } from './case-papers.ts';

type Standing = Pick<StoredCase, 'status' | 'desk'>;

export function stateOf({ status, desk }: Standing): CaseState {
  return desk.refusal === null ? status : 'refusal_proposed';
}

/** Null: nobody, or somebody whose time is over. */
export function holderOf({ desk }: Pick<StoredCase, 'desk'>, now: Date): string | null {
  const { holder, heldUntil } = desk;
  return holder !== null && heldUntil !== null && new Date(heldUntil) > now ? holder : null;
}

export function timesOf({ filedAt, status, changedAt, desk }: StoredCase) {
  const { acknowledgedAt } = desk;
  return {
    filedAt: new Date(filedAt),
    acknowledgedAt: acknowledgedAt === null ? null : new Date(acknowledgedAt),
    closedAt: status === 'closed' ? new Date(changedAt) : null,
  };
}

export function caseRow(stored: StoredCase, now: Date): CaseRow {
  const { _id: caseId, reference, kind, type, filedAt, changedAt } = stored;
  return {
    caseId,
    reference,
    kind,
    type,
    state: stateOf(stored),
    filedAt: filedAt.toISOString(),
    changedAt: changedAt.toISOString(),
    clocks: caseClocks(timesOf(stored)).map((clock) => ({
      what: clock.what,
      until: clock.until.toISOString(),
      state: clockState(clock, now),
    })),
    heldBy: holderOf(stored, now),
    hasNewPaper: hasNewPaper(stored),
  };
}
