import { accountForms } from '@muqarin/bff/contract/account-pages';
import type { TimelineRow } from '@muqarin/bff/contract/timeline';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { fillPlural } from '@muqarin/rules/plural';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import ground from '@/components/ui/ground.module.css';
import type { Texts } from '@/lib/texts.ts';
import css from './timeline.module.css';

interface RowProps {
  row: TimelineRow;
  texts: Texts['timeline'];
}

export function Row({ row, token, texts: t }: RowProps & { token: string }) {
  const { kind, line, reference, insurerName, planName, at } = row;
  const named = [insurerName, planName].filter((name) => name !== '').join(' · ');
  return (
    <li className={css.row}>
      <span className={css.what}>
        <strong>
          {t.kinds[kind]}
          {isLine(line, t.lines) ? ` · ${t.lines[line]}` : null}
        </strong>
        {named === '' ? null : <span>{named}</span>}
        <span className={ground.hush}>
          {reference === '' ? null : <bdi dir="ltr">{reference}</bdi>}
          {reference !== '' && at !== null ? ' · ' : null}
          {at === null ? null : shownDate(at.slice(0, 10))}
        </span>
        <State row={row} texts={t} />
      </span>
      <Acts row={row} token={token} texts={t} />
    </li>
  );
}

function State({ row: { kind, state, at, until, daysLeft }, texts: t }: RowProps) {
  const key = state === 'cancelled' ? state : kind;
  const form = until !== null && isLine(key, t.until) ? t.until[key] : null;
  const date = shownDate((at ?? '').slice(0, 10));
  return (
    <span className={css.state} data-state={state}>
      {fillMessage(t.states[state], { date })}
      {form === null || until === null
        ? null
        : ` · ${fillMessage(form, { date: shownDate(until.slice(0, 10)) })}`}
      {daysLeft === null
        ? null
        : ` · ${daysLeft === 0 ? t.daysToday : fillPlural(t.daysLeft, { count: daysLeft })}`}
    </span>
  );
}

function Acts({ row, token, texts: t }: RowProps & { token: string }) {
  const { id, kind, reference, canOpen, canEnd, canRenew, href } = row;
  const open = isLine(kind, t.open) ? t.open[kind] : '';
  const named = <span className={ground.vh}> {reference || t.kinds[kind]}</span>;
  if (href !== null) {
    return (
      <ButtonLink look="line" href={href}>
        {open}
        {named}
      </ButtonLink>
    );
  }
  if (!canOpen) return null;
  return (
    <form method="post" action={accountForms.openRow} className={css.acts}>
      <CsrfField token={token} />
      <input type="hidden" name="row" value={id} />
      <Button look="line">
        {open}
        {named}
      </Button>
      {canRenew ? (
        <Button look="line" name="next" value="renew">
          {t.renew}
          {named}
        </Button>
      ) : null}
      {canEnd ? (
        <Button look="bare" name="next" value="end">
          {t.end}
          {named}
        </Button>
      ) : null}
    </form>
  );
}

function isLine<Words extends object>(key: string, words: Words): key is string & keyof Words {
  return Object.hasOwn(words, key);
}
