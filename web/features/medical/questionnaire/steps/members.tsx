import { isMembersStep, type Step } from '@muqarin/rules/medical/questionnaire';
import { memberControls } from '@muqarin/rules/medical/questions';
import type { DraftAnswers } from '@muqarin/rules/medical/types';
import type { Asked } from '@/features/questions/steps/asked.ts';
import { Controls } from '@/features/questions/steps/controls.tsx';
import stepCss from '@/features/questions/steps/steps.module.css';
import { fillStatus } from '../../fill-status.ts';
import { memberName } from '../answer-rows.ts';
import type { MedicalTexts } from '../texts.ts';

interface MembersProps {
  step: Step;
  asked: Asked<DraftAnswers>;
  texts: MedicalTexts['member'];
}

/** A section for each member (S0 2 and 4). */
export function Members({ step, asked, texts: t }: MembersProps) {
  if (!isMembersStep(step)) return null;
  const { member_count, members } = asked.draft;
  const count = step === 'employee' ? 1 : (member_count ?? members.length);
  return (
    <div className={stepCss.members}>
      {Array.from({ length: count }, (_, index) => {
        const isApplicant = step === 'self' && index === 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a member is its number
          <fieldset key={index} className={stepCss.member} onChange={fillStatus}>
            <legend className={count === 1 && !isApplicant ? stepCss.alone : undefined}>
              {memberName(step, index, t)}
            </legend>
            <Controls of={memberControls(step, index)} asked={asked} />
          </fieldset>
        );
      })}
    </div>
  );
}
