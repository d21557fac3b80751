import type { DeskCalendarPage } from '@muqarin/bff/contract/desk-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import { shownDate, shownTime } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Empty } from '@/components/ui/empty.tsx';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { listAddress } from '@/lib/list-address.ts';
import { textsOf } from '@/lib/texts.ts';
import list from '../staff/lead-list.module.css';
import { ListChoices } from '../staff/list-choices.tsx';
import { DeskRow } from './desk-row.tsx';
import { deskRowTexts } from './desk-row-texts.ts';

export type DeskCalendarQuery = Query & { who?: string };

const whose = ['all', 'mine'] as const;

/** Calls that were promised, day by day. */
export async function DeskCalendar({ query: { who } }: { query: DeskCalendarQuery }) {
  const page = await getPage<DeskCalendarPage>('/api/pages/staff/desk/calendar', { who });
  const { calendar: t, refresh, toDesk } = textsOf('desk');
  const rowTexts = deskRowTexts();
  const addressOf = (one: DeskCalendarPage['who']) =>
    listAddress(formPaths.staffCalendar, { who: one === 'all' ? null : one });
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title}>{t.lead}</PageHead>
      <div className={list.page}>
        <ListChoices
          label={t.byWhom}
          values={whose}
          chosen={page.who}
          addressOf={addressOf}
          nameOf={(one) => t.who[one]}
        />
        <p className={ground.row}>
          <a href={addressOf(page.who)}>{refresh}</a>
          <a href={formPaths.staffDesk}>{toDesk}</a>
        </p>
        {page.isWhole ? null : <p className={ground.hush}>{t.part}</p>}
        {page.days.length === 0 ? <Empty title={t.nobody}>{t.nobodyHelp}</Empty> : null}
        {page.days.map(({ day, calls }) => (
          <section key={day} aria-labelledby={`day-${day}`} className={list.rows}>
            <h2 id={`day-${day}`}>
              {shownDate(day)}
              {day === page.today ? ` · ${t.today}` : null}
            </h2>
            <ol className={list.rows}>
              {calls.map(({ at, by, row }) => (
                <li key={row.leadId} className={list.row}>
                  <p className={day < page.today ? list.mind : undefined}>
                    {fillMessage(t.promised, { time: shownTime(at), name: by })}
                  </p>
                  <DeskRow t={rowTexts} row={row} level={3} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}
