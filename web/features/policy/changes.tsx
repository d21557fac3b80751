import {
  policyFields as fields,
  type PolicyChangeModel,
  type PolicyPage,
} from '@muqarin/bff/contract/policy-pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { policyPath } from '@muqarin/rules/policy-pages';
import { Amount } from '@/components/price/amount.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { textsOf } from '@/lib/texts.ts';
import css from './policy.module.css';

/** What has changed since the purchase, the latest first, each with its paper and the way to undo it. */
export function PolicyChanges({ page }: { page: PolicyPage }) {
  const { changes: t } = textsOf('policy');
  return (
    <section className={css.part} aria-labelledby="changes-title">
      <h2 id="changes-title">{t.title}</h2>
      {page.changes.length === 0 && <p>{t.none}</p>}
      <ol className={css.changes}>
        {page.changes.map((change) => (
          <li key={change.number}>
            <Change change={change} />
            <ChangeLinks page={page} change={change} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Change({ change }: { change: PolicyChangeModel }) {
  const { changes: t } = textsOf('policy');
  const { number, kind, reverses, reversedBy, begins, ends, grossFils } = change;
  const days = { date: shownDate(change.askedOn), from: shownDate(change.effectiveOn) };
  const counts = [
    ...(begins > 0 ? [fillMessage(t.begins, { count: begins })] : []),
    ...(ends > 0 ? [fillMessage(t.ends, { count: ends })] : []),
  ];
  return (
    <>
      <div>
        <h3>{fillMessage(t.number, { number })}</h3>
        <p>{kind === 'undo' ? fillMessage(t.undo, { number: reverses ?? 0 }) : t[kind]}</p>
        <p>{fillMessage(t.asked, days)}</p>
        {counts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {reversedBy !== null && <p>{fillMessage(t.undone, { number: reversedBy })}</p>}
      </div>
      <p className={css.amount}>
        {grossFils === 0 ? t.nothing : grossFils > 0 ? t.pays : t.back}
        {grossFils !== 0 && (
          <strong>
            <Amount fils={Math.abs(grossFils)} mode="always" />
          </strong>
        )}
      </p>
    </>
  );
}

function ChangeLinks({ page, change }: { page: PolicyPage; change: PolicyChangeModel }) {
  const { changes: t } = textsOf('policy');
  const { number, paper, canUndo } = change;
  if (paper === null && !canUndo) return null;
  const undo = `${policyPath(page.line, page.reference)}?undo=${number}#undo`;
  return (
    <div className={css.links}>
      {paper && (
        <a href={paper} download="">
          {fillMessage(t.paper, { number })}
        </a>
      )}
      {canUndo && <a href={undo}>{fillMessage(t.ask, { number })}</a>}
    </div>
  );
}

/** What undoing a change comes to, before it is pressed. */
export function UndoChange({ page, csrfToken }: { page: PolicyPage; csrfToken: string }) {
  const { undo: t, changes } = textsOf('policy');
  const { undo } = page;
  if (!undo) return null;
  const { number, grossFils, problem } = undo;
  const own = policyPath(page.line, page.reference);
  return (
    <section id="undo" className={css.asked} aria-labelledby="undo-title">
      <h2 id="undo-title">{fillMessage(t.title, { number })}</h2>
      {problem ? (
        <Notice tone="warn">{problem}</Notice>
      ) : (
        <>
          <p>{t.sentence}</p>
          <p>
            {grossFils === 0 ? changes.nothing : grossFils > 0 ? changes.pays : changes.back}{' '}
            {grossFils !== 0 && (
              <strong>
                <Amount fils={Math.abs(grossFils)} mode="always" />
              </strong>
            )}
          </p>
          <form method="post" action={`${own}/undo`}>
            <CsrfField token={csrfToken} />
            <input type="hidden" name={fields.number} value={number} />
            <input type="hidden" name={fields.seen} value={grossFils} />
            <Button>{fillMessage(t.button, { number })}</Button>
          </form>
        </>
      )}
      <ButtonLink look="bare" href={own}>
        {t.keep}
      </ButtonLink>
    </section>
  );
}
