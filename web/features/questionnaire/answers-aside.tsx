import type { Step } from '@muqarin/rules/medical/questionnaire';
import type { DraftAnswers } from '@muqarin/rules/medical/types';
import ground from '@/components/ui/ground.module.css';
import { answerRows } from './answer-rows.ts';
import css from './answers.module.css';
import { ChangeLink } from './change-link.tsx';
import type { QuestionnaireTexts } from './texts.ts';

interface AnswersAsideProps {
  draft: DraftAnswers;
  shown: boolean;
  reference: string | null;
  texts: QuestionnaireTexts;
  onChange: (step: Step) => void;
}

/** Your answers so far, each with Change; below 1024 px it stands under the question. */
export function AnswersAside({ draft, shown, reference, texts, onChange }: AnswersAsideProps) {
  const t = texts.aside;
  const rows = shown ? answerRows(draft, t) : [];
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
              <ChangeLink step={step} what={label} word={t.change} onChange={onChange} />
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
