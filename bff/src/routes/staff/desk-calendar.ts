/** Calls that were promised, day by day in Dubai. */
import { dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import type { DeskCalendarPage } from '../../../contract/desk-pages.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import type { Bff } from '../../parts.ts';
import { requireStaff } from '../../security/require-staff.ts';
import { deskRowView } from '../../views/desk-rows.ts';
import type { PageAsk } from '../pages/page-ask.ts';

export async function deskCalendarPage(
  bff: Bff,
  { query, session, context }: PageAsk,
): Promise<PageDraft<DeskCalendarPage>> {
  const { user: staffId } = requireStaff(session, 'see-desk');
  const isMine = query.who === 'mine';
  const { calls, isWhole } = await bff.leads.deskCalendar(isMine ? { staffId } : {}, context);
  const days = Map.groupBy(calls, ({ at }) => toIsoDate(dubaiToday(new Date(at))));
  return {
    who: isMine ? 'mine' : 'all',
    today: toIsoDate(bff.today()),
    days: [...days].map(([day, ofDay]) => ({
      day,
      calls: ofDay.map(({ at, by, row }) => ({ at, by, row: deskRowView(row, staffId) })),
    })),
    isWhole,
  };
}
