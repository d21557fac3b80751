/** Calls that were promised, by when: those that are due and those to come. */
import type { DeskCalendar } from '../../../contract/desk-calendar.ts';
import { inOrder } from '../../domain/desk/facts.ts';
import type { LeadsContext } from '../../parts.ts';
import type { StoredDeskLead } from '../../store/desk-leads.ts';
import { rowsOf } from './list-desk.ts';

/** Of each of the two lists. */
const most = 500;

/** @param staffId whose promises; of everybody without one */
export async function deskCalendar(
  context: LeadsContext,
  { staffId }: { staffId?: string | undefined },
): Promise<DeskCalendar> {
  const now = context.now().toISOString();
  const lists = await Promise.all(
    [false, true].map((later) => context.deskLeads.waiting({ now, later, skip: 0, limit: most })),
  );
  const promised = lists.flat().flatMap((lead) => {
    const promise = promiseOf(lead);
    const isAsked = promise !== null && (staffId === undefined || promise.by === staffId);
    return isAsked ? [{ lead, ...promise }] : [];
  });
  const rows = new Map(
    (
      await rowsOf(
        context,
        promised.map(({ lead }) => lead),
      )
    ).map((row) => [row.leadId, row]),
  );
  return {
    calls: promised.flatMap(({ lead, at, by }) => {
      const row = rows.get(lead._id);
      return row ? [{ at, by, row }] : [];
    }),
    isWhole: lists.every((list) => list.length < most),
  };
}

/** Null where nobody has promised anything, or something else has happened since. */
function promiseOf({ facts, dueAt }: StoredDeskLead): { at: string; by: string } | null {
  const last = inOrder(facts).findLast(({ kind }) => kind === 'disposed');
  if (last?.kind !== 'disposed' || last.callBackAt === null) return null;
  return last.callBackAt === dueAt ? { at: last.callBackAt, by: last.staffId } : null;
}
