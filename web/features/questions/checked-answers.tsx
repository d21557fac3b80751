import type { AnswerRowOf } from './answer-row.ts';
import css from './answers.module.css';
import { ChangeLink } from './change-link.tsx';
import stepCss from './steps/steps.module.css';
import type { QuestionnaireTexts } from './texts.ts';

/** What was said of one of several, and where it is changed. */
export interface CheckedGroup<Step> {
  title: string;
  step: Step;
  rows: readonly { key: string; label: string; value: string }[];
}

interface CheckedAnswersProps<Step extends string> {
  rows: readonly AnswerRowOf<Step>[];
  groups?: readonly CheckedGroup<Step>[];
  texts: Pick<QuestionnaireTexts['aside'], 'change'>;
  addressOf: (step: Step) => string;
  onChange: (step: Step) => void;
}

/** Everything that was answered, each with Change. */
export function CheckedAnswers<Step extends string>(props: CheckedAnswersProps<Step>) {
  const { rows, groups = [], texts, addressOf, onChange } = props;
  const change = (step: Step, what: string) => (
    <ChangeLink
      href={addressOf(step)}
      what={what}
      word={texts.change}
      onOpen={() => onChange(step)}
    />
  );
  return (
    <div className={css.answers}>
      <dl className={stepCss.checked}>
        {rows.map(({ key, label, value, step }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
              {change(step, label)}
            </dd>
          </div>
        ))}
      </dl>
      {groups.map(({ title, step, rows: said }) => (
        <section key={title} className={stepCss.checked}>
          <div className={stepCss.checkedHead}>
            <h2>{title}</h2>
            {change(step, title)}
          </div>
          <dl>
            {said.map(({ key, label, value }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
