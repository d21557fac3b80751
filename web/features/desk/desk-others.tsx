import type { DeskLeadPage, DeskRowView } from '@muqarin/bff/contract/desk-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import { shownTime } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import ground from '@/components/ui/ground.module.css';
import { textsOf } from '@/lib/texts.ts';
import list from '../staff/lead-list.module.css';
import css from './desk.module.css';
import { DeskRow } from './desk-row.tsx';
import { deskRowTexts } from './desk-row-texts.ts';

interface Props {
  page: DeskLeadPage;
  token: string;
}

/** Other requests of the same number: whoever holds the person may put them into this one. */
export function DeskOthers({ page: { row, others, mayReopen }, token }: Props) {
  const t = textsOf('desk');
  if (others.length === 0) return null;
  const rowTexts = deskRowTexts();
  const takesIn = row.isMine && row.merged === null && row.dueAt !== null;
  return (
    <section aria-labelledby="desk-others">
      <h2 id="desk-others">{t.others}</h2>
      <ul className={list.rows}>
        {others.map((other) => (
          <li key={other.leadId} className={css.act}>
            <DeskRow t={rowTexts} row={other} level={3} />
            {other.merged ? (
              <DeskMerged row={other} token={mayReopen ? token : null} back={row.leadId} />
            ) : null}
            {takesIn && other.merged === null && other.state !== 'won' ? (
              <form method="post" action={formPaths.staffDesk}>
                <CsrfField token={token} />
                <input type="hidden" name="lead_id" value={other.leadId} />
                <input type="hidden" name="into" value={row.leadId} />
                <Button look="line" name="action" value="merge">
                  {t.merge}
                  <span className={ground.vh}> {other.reference}</span>
                </Button>
              </form>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Into which request this one went, and the way back for who may. `back`: the page to come back to. */
export function DeskMerged({
  row: { leadId, reference, merged },
  token,
  back = leadId,
}: {
  row: Pick<DeskRowView, 'leadId' | 'reference' | 'merged'>;
  token: string | null;
  back?: string;
}) {
  const t = textsOf('desk');
  if (merged === null) return null;
  return (
    <div className={css.act}>
      <p className={list.mind}>
        <a href={`${formPaths.staffDesk}/${merged.into}`}>
          {fillMessage(t.mergedInto, { reference: merged.reference, name: merged.by })}
        </a>
      </p>
      {token === null ? null : (
        <form method="post" action={formPaths.staffDesk} className={css.act}>
          <CsrfField token={token} />
          <input type="hidden" name="lead_id" value={leadId} />
          <input type="hidden" name="return" value={`${formPaths.staffDesk}/${back}`} />
          <p className={ground.hush}>
            {fillMessage(t.undoUntil, { time: shownTime(merged.until) })}
          </p>
          <Button look="line" name="action" value="unmerge">
            {t.unmerge}
            <span className={ground.vh}> {reference}</span>
          </Button>
        </form>
      )}
    </div>
  );
}
