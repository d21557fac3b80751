import ground from '@/components/ui/ground.module.css';
import type { AnswerRowOf } from './answer-row.ts';
import css from './answers.module.css';
import { ChangeLink } from './change-link.tsx';
import type { QuestionnaireTexts } from './texts.ts';

interface AnswersAsideProps<Step extends string> {
  rows: readonly AnswerRowOf<Step>[];
  reference: string | null;
  texts: Pick<QuestionnaireTexts['aside'], 'title' | 'change' | 'reference'>;
  /** Where Change leads without JavaScript. */
  addressOf: (step: Step) => string;
  onChange: (step: Step) => void;
}

/** Your answers so far, each with Change; below 1024 px it stands under the question. */
export function AnswersAside<Step extends string>(props: AnswersAsideProps<Step>) {
  const { rows, reference, texts: t, addressOf, onChange } = props;
  if (rows.length === 0 && !reference) return null;
  return (
    <aside className={css.answers} aria-label={t.title}>
      {rows.length > 0 ? <h2>{t.title}</h2> : null}
      <dl>
        {rows.map(({ key, label, value, step }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              {value}
              <ChangeLink
                href={addressOf(step)}
                what={label}
                word={t.change}
                onOpen={() => onChange(step)}
              />
            </dd>
          </div>
        ))}
        {reference ? (
          <div>
            <dt>{t.reference}</dt>
            <dd className={ground.num}>{reference}</dd>
          </div>
        ) : null}
      </dl>
    </aside>
  );
}
