import type { DeskWallPage } from '@muqarin/bff/contract/desk-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import { shownTime } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { FactRow, FactRows } from '@/components/ui/fact-rows.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { getPage } from '@/lib/bff.ts';
import { say } from '@/lib/reader.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import list from '../staff/lead-list.module.css';
import css from './desk.module.css';
import { DeskLive } from './desk-live.tsx';
import { DeskReassign } from './desk-reassign.tsx';
import { DeskRow } from './desk-row.tsx';
import { deskRowTexts } from './desk-row-texts.ts';

/** Who is on what, and how long the queues have waited; read again as things happen. */
export async function DeskWall() {
  const [page, { csrfToken }] = await Promise.all([
    getPage<DeskWallPage>('/api/pages/staff/desk/wall'),
    requestFacts(),
  ]);
  const { refresh, wall: t } = textsOf('desk');
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title}>{t.lead}</PageHead>
      <div className={list.page}>
        {page.error ? <Notice tone="warn">{say(page.error)}</Notice> : null}
        {page.notice ? <Notice>{say(page.notice)}</Notice> : null}
        <DeskLive at={page.at} everySeconds={page.signSeconds} t={textsOf('staff').live} />
        <p className={ground.row}>
          <span className={ground.hush}>{fillMessage(t.at, { time: shownTime(page.at) })}</span>
          <a href={formPaths.staffWall}>{refresh}</a>
        </p>
        <Queues page={page} />
        <Agents page={page} token={csrfToken} />
      </div>
    </div>
  );
}

function Queues({ page: { queues, total, isWhole } }: { page: DeskWallPage }) {
  const t = textsOf('desk').wall;
  const lines: Readonly<Record<string, string>> = t.lines;
  return (
    <section aria-labelledby="wall-queues" className={css.section}>
      <h2 id="wall-queues">{t.queues}</h2>
      <p className={ground.hush}>
        {total === 0 ? t.nobodyWaits : fillMessage(t.total, { total })}
        {isWhole ? null : ` ${t.part}`}
      </p>
      <ul className={css.wall}>
        {queues.map(({ line, due, untouched, overdue, minutes }) => (
          <li key={line} className={list.row}>
            <h3>{lines[line] ?? line}</h3>
            <FactRows>
              <FactRow name={t.due}>{due}</FactRow>
              <FactRow name={t.untouched}>{untouched}</FactRow>
              <FactRow name={t.overdue}>{overdue}</FactRow>
              <FactRow name={t.oldest}>{age(minutes)}</FactRow>
            </FactRows>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Agents({ page: { agents, mayReassign }, token }: { page: DeskWallPage; token: string }) {
  const { wall: t, move } = textsOf('desk');
  const rowTexts = deskRowTexts();
  const present = agents.flatMap(({ staffId, seenAt }) => (seenAt === null ? [] : [staffId]));
  return (
    <section aria-labelledby="wall-agents" className={css.section}>
      <h2 id="wall-agents">{t.agents}</h2>
      {agents.length === 0 ? <p className={ground.hush}>{t.nobodyThere}</p> : null}
      <ul className={css.wall}>
        {agents.map(({ staffId, seenAt, on }) => (
          <li key={staffId} className={list.row}>
            <h3>
              <bdi>{staffId}</bdi>
            </h3>
            {seenAt === null ? <p className={list.mind}>{t.gone}</p> : null}
            {on.length === 0 ? <p className={ground.hush}>{t.idle}</p> : null}
            {on.map((row) => (
              <div key={row.leadId} className={css.held}>
                <DeskRow t={rowTexts} row={row} level={4} withHolder={false} />
                {mayReassign ? (
                  <details className={css.choice}>
                    <summary>
                      {move.submit}
                      <span className={ground.vh}> {row.reference}</span>
                    </summary>
                    <DeskReassign
                      row={row}
                      agents={present.filter((each) => each !== staffId)}
                      token={token}
                      back={formPaths.staffWall}
                    />
                  </details>
                ) : null}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In the largest unit that it fills. */
function age(minutes: number): string {
  const t = textsOf('desk').wall;
  if (minutes < 120) return fillMessage(t.minutes, { count: minutes });
  if (minutes < 48 * 60) return fillMessage(t.hours, { count: Math.floor(minutes / 60) });
  return fillMessage(t.days, { count: Math.floor(minutes / (24 * 60)) });
}
