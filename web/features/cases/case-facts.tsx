import type { CaseRowView } from '@muqarin/bff/contract/case-pages';
import { shownTime } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import ground from '@/components/ui/ground.module.css';
import list from '../staff/lead-list.module.css';
import type { CaseRowTexts } from './cases-list-texts.ts';

/** How it stands: state, clocks, and who works on it. */
export function CaseFacts({ row, t }: { row: CaseRowView; t: CaseRowTexts }) {
  return (
    <>
      <p className={ground.hush}>
        <bdi dir="ltr">{row.reference}</bdi> · {t.states[row.state]} ·{' '}
        {fillMessage(t.filed, { time: shownTime(row.filedAt) })}
      </p>
      <ul>
        {row.clocks.map(({ what, state, until }) => (
          <li key={what} className={state === 'missed' ? list.mind : ground.hush}>
            {fillMessage(t.clocks[what][state], { time: shownTime(until) })}
          </li>
        ))}
      </ul>
      {row.hasNewPaper ? <p className={list.mind}>{t.newPaper}</p> : null}
      {row.heldBy === null ? null : (
        <p className={list.mind}>
          {row.isMine ? t.mine : fillMessage(t.heldBy, { name: row.heldBy })}
        </p>
      )}
    </>
  );
}
