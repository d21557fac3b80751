import type { MotorCheckoutPage } from '@muqarin/bff/contract/motor/order-pages';
import { shownDate } from '@muqarin/rules/dates';
import { Nuqta } from '@/components/ui/nuqta.tsx';
import { classes } from '@/lib/classes.ts';
import css from './checkout.module.css';
import { t } from './texts.ts';

/** The life of the order: what was reached and when, and what is to come. */
export function Course({ life }: Pick<MotorCheckoutPage, 'life'>) {
  const now = life.findLastIndex(({ at }) => at !== null);
  return (
    <section aria-labelledby="course-title">
      <h2 id="course-title" className={css.courseTitle}>
        {t.courseTitle}
      </h2>
      <ol className={css.course}>
        {life.map(({ status, at }, i) => (
          <li
            key={`${status}${at}`}
            className={classes(at === null && css.ahead)}
            aria-current={i === now ? 'step' : undefined}
          >
            <span className={css.place}>{i === now && <Nuqta className={css.dot} />}</span>
            <span>{t.course[status]}</span>
            <span className={css.when}>{at === null ? t.toCome : shownDate(at)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
