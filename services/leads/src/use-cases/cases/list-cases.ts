import { signSecondsOf } from '@muqarin/rules/desk/lease';
import type { z } from 'zod';
import type { CaseRow, caseCalls } from '../../../contract/cases.ts';
import type { LeadsContext } from '../../parts.ts';
import { caseRow } from './case-row.ts';

type Input = z.output<typeof caseCalls.listCases.input>;

/** What runs out first at the top; of closed ones the last change. */
export async function listCases(
  { caseDesk, now, leaseSeconds }: LeadsContext,
  { view, staffId, kind, skip, limit }: Input,
): Promise<{ cases: CaseRow[]; total: number; signSeconds: number }> {
  const at = now();
  const holder = view === 'mine' ? staffId : undefined;
  const filter = { kind, holder, closed: view === 'closed', now: at };
  const { found, total } = await caseDesk.list(filter, { skip, limit });
  const signSeconds = signSecondsOf(leaseSeconds);
  return { cases: found.map((stored) => caseRow(stored, at)), total, signSeconds };
}
