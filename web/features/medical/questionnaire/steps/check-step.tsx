import { fillMessage } from '@muqarin/rules/fill-message';
import { type Step, stepsFor } from '@muqarin/rules/medical/questionnaire';
import { memberControls } from '@muqarin/rules/medical/questions';
import answersCss from '@/features/questions/answers.module.css';
import { saidIn } from '@/features/questions/answers-so-far.ts';
import { ChangeLink } from '@/features/questions/change-link.tsx';
import css from '@/features/questions/questionnaire.module.css';
import stepCss from '@/features/questions/steps/steps.module.css';
import type { QuestionnaireTexts } from '@/features/questions/texts.ts';
import { textByKey } from '@/lib/text-by-key.ts';
import { stepAddress } from '../addresses.ts';
import { pageRows } from '../answer-rows.ts';
import type { Place } from '../use-place.ts';

interface CheckStepProps {
  place: Place;
  title: string;
  texts: QuestionnaireTexts;
  onChange: (step: Step) => void;
}

/** Everything that was answered, each with Change, which comes back here. */
export function CheckStep({ place, title, texts, onChange }: CheckStepProps) {
  const { draft } = place;
  const t = texts.aside;
  const membersStep = stepsFor(draft).find((name) => name === draft.category);
  const controlsOf = (index: number) => memberControls(draft.category ?? 'self', index);
  const general = pageRows(draft, texts);
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={css.help}>{texts.check.help}</p>
      <div className={answersCss.answers}>
        <dl className={stepCss.checked}>
          {general.map(({ key, label, value, step }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                {value}
                <ChangeLink
                  href={stepAddress(step, 'check')}
                  what={label}
                  word={t.change}
                  onOpen={() => onChange(step)}
                />
              </dd>
            </div>
          ))}
        </dl>
        {draft.members.map((_member, i) => {
          const isApplicant = draft.category === 'self' && i === 0;
          const name = isApplicant ? texts.member.you : fillMessage(texts.member.one, { n: i + 1 });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a member is its number
            <section key={i} className={stepCss.checked}>
              <div className={stepCss.checkedHead}>
                <h2>{name}</h2>
                {membersStep ? (
                  <ChangeLink
                    href={stepAddress(membersStep, 'check')}
                    what={name}
                    word={t.change}
                    onOpen={() => onChange(membersStep)}
                  />
                ) : null}
              </div>
              <dl>
                {saidIn(controlsOf(i), draft, textByKey(texts)).map(({ key, label, value }) => (
                  <div key={key}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          );
        })}
      </div>
    </>
  );
}
