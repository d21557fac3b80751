import type { CasePage } from '@muqarin/bff/contract/site-forms';
import { shownTime } from '@muqarin/rules/dates';
import { Nuqta } from '@/components/ui/nuqta.tsx';
import { classes } from '@/lib/classes.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './timeline.module.css';

type State = NonNullable<CasePage['state']>;

const order = ['received', 'in_review', 'answered', 'closed'] as const;

/** What happened and when, and after it what is still to come. */
export function Timeline({ state }: { state: State }) {
  const t = textsOf('claims').status;
  return (
    <ol className={css.timeline}>
      {state.history.map(({ status, at, note }, index) => (
        <li
          key={at + status}
          className={css.reached}
          aria-current={index === state.history.length - 1 ? 'step' : undefined}
        >
          <Nuqta className={css.mark} />
          <strong>{t.statuses[status]}</strong>
          <time dateTime={at}>
            <bdi dir="ltr">{shownTime(at)}</bdi>
          </time>
          {note ? <p>{note}</p> : null}
        </li>
      ))}
      {order.slice(order.indexOf(state.status) + 1).map((status) => (
        <li key={status} className={css.ahead}>
          <Nuqta className={classes(css.mark, css.hollow)} />
          <span>{t.statuses[status]}</span>
          <span className={css.later}>{t.ahead}</span>
        </li>
      ))}
    </ol>
  );
}
