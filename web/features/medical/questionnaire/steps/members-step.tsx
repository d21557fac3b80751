import { isMembersStep } from '@muqarin/rules/medical/questionnaire';
import css from '@/features/questions/questionnaire.module.css';
import stepCss from '@/features/questions/steps/steps.module.css';
import { MemberForm } from './member-form.tsx';
import type { StepProps } from './step-props.ts';

/** A section for each member (S0 2 and 4). */
export function MembersStep({ place, title, texts, today }: StepProps) {
  const { step, draft } = place;
  if (!isMembersStep(step)) return null;
  const count = step === 'employee' ? 1 : (draft.member_count ?? draft.members.length);
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={css.help}>{texts[step].help}</p>
      <div className={stepCss.members}>
        {Array.from({ length: count }, (_, index) => (
          <MemberForm
            // biome-ignore lint/suspicious/noArrayIndexKey: a member is its number
            key={index}
            category={step}
            index={index}
            count={count}
            place={place}
            today={today}
            texts={texts}
          />
        ))}
      </div>
    </>
  );
}
