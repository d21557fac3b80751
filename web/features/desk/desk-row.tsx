import type { DeskRowView } from '@muqarin/bff/contract/desk-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import { shownDate, shownTime } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import ground from '@/components/ui/ground.module.css';
import { listed } from '@/lib/listed.ts';
import list from '../staff/lead-list.module.css';
import css from './desk.module.css';
import type { DeskRowTexts } from './desk-row-texts.ts';

/** What was asked, when, and who works on it. `name`: only where somebody looked for the person. */
export function DeskRow({
  row,
  t,
  name,
  refusal,
  withHolder = true,
  level = 2,
}: {
  row: DeskRowView;
  t: DeskRowTexts;
  name?: string;
  /** Why it could not be taken a moment ago. */
  refusal?: string | undefined;
  /** Not where the list is of whoever has it. */
  withHolder?: boolean;
  level?: 2 | 3 | 4;
}) {
  const Heading = `h${level}` as const;
  const languages: Readonly<Record<string, string>> = t.callLanguages;
  const language = languages[row.language];
  const about = listed(askedOf(row, t));
  const when = [language ? `${t.language}: ${language}` : '', t.slots[row.slot], row.emirate];
  return (
    <div className={css.asked}>
      <Heading>
        <a href={`${formPaths.staffDesk}/${row.leadId}`}>
          {sourceOf(row, t)}
          <span className={ground.vh}> {fillMessage(t.open, { reference: row.reference })}</span>
        </a>
      </Heading>
      {name ? (
        <p>
          <bdi>{name}</bdi>
        </p>
      ) : null}
      {about ? <p>{about}</p> : null}
      <p className={ground.hush}>{listed(when.filter(Boolean))}</p>
      <p className={ground.hush}>
        <bdi dir="ltr">{row.reference}</bdi> · {t.states[row.state]} ·{' '}
        {fillMessage(t.came, { time: shownTime(row.capturedAt) })}
        {row.tries > 0 ? ` · ${fillMessage(t.calls, { count: row.tries })}` : null}
        {row.dueAt !== null && row.dueAt !== row.capturedAt
          ? ` · ${fillMessage(t.due, { time: shownTime(row.dueAt) })}`
          : null}
      </p>
      <Promised row={row} t={t} />
      <p role="alert" className={css.refusal}>
        {refusal}
      </p>
      {row.heldBy === null || !withHolder ? null : (
        <p className={list.mind}>
          {row.isMine ? t.mine : fillMessage(t.heldBy, { name: row.heldBy })}
        </p>
      )}
    </div>
  );
}

/** What the person was promised; said in words, not by colour alone. */
function Promised({
  row: { clocks },
  t,
}: {
  row: Pick<DeskRowView, 'clocks'>;
  t: Pick<DeskRowTexts, 'clocks'>;
}) {
  if (clocks.length === 0) return null;
  return (
    <ul>
      {clocks.map(({ what, from, until, state }) => (
        <li key={what} className={state === 'missed' ? list.mind : ground.hush}>
          {fillMessage(t.clocks[what][state], {
            from: shownTime(from),
            time: untilOf(from, until),
          })}
        </li>
      ))}
    </ul>
  );
}

/** Of the same day the time alone. */
function untilOf(from: string, until: string): string {
  const time = shownTime(until);
  const [, hour = time] = time.split(' ');
  return from !== until && shownDate(from) === shownDate(until) ? hour : time;
}

export function sourceOf(
  { source }: Pick<DeskRowView, 'source'>,
  t: Pick<DeskRowTexts, 'sources'>,
): string {
  const sources: Readonly<Record<string, string>> = t.sources;
  return sources[source] ?? source;
}

/** Each as a phrase; what was not asked is not there. */
export function askedOf(row: DeskRowView, t: DeskRowTexts): string[] {
  const covers: Readonly<Record<string, string>> = t.covers;
  const insurances: Readonly<Record<string, string>> = t.insurances;
  const counted = (text: string, count: number) =>
    count === 0 ? '' : fillMessage(text, { count });
  const travel = { from: shownDate(row.travelDate), to: shownDate(row.returnDate) };
  return [
    insurances[row.insurance] ?? '',
    row.car,
    covers[row.cover] ?? '',
    counted(t.vehicles, row.vehicles),
    counted(t.members, row.members),
    counted(t.employees, row.employees),
    row.travelDate === '' ? '' : fillMessage(t.travel, travel),
    counted(t.plans, row.plans),
  ].filter(Boolean);
}
