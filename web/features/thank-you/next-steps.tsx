import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { textsOf } from '@/lib/texts.ts';
import { dueDays, type Ending, type EndingDays, isOnItsDay } from './endings.ts';
import css from './thank-you.module.css';

interface Props {
  days: EndingDays;
  /** Of a form of the site, which has words of its own. */
  steps?: Steps | undefined;
}

type Steps = readonly { what: string; when: string }[];

/** What happens next, step by step, with the days by which it does, and what the person will be asked for. */
export function NextSteps({ days, steps }: Props) {
  const t = textsOf('thank-you');
  const due = dueDays(days);
  return (
    <>
      <section className={css.next} aria-labelledby="next">
        <h2 id="next">{t.next}</h2>
        <ol>
          {(steps ?? stepsOf(days)).map(({ what, when }, index) => (
            <li key={what}>
              {what} <span>{when}</span>
              {due[index] ? (
                <time className={css.by} dateTime={due[index]}>
                  {fillMessage(isOnItsDay(days, index) ? t.on : t.by, {
                    date: shownDate(due[index]),
                  })}
                </time>
              ) : null}
            </li>
          ))}
        </ol>
      </section>
      <section className={css.prepare} aria-labelledby="prepare">
        <h2 id="prepare">{t.prepare.title}</h2>
        <ul>
          {t.prepare[days.ending].map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

function stepsOf({ ending }: EndingDays): Steps {
  const steps: Partial<Record<Ending, Steps>> = textsOf('thank-you').steps;
  return steps[ending] ?? [];
}
