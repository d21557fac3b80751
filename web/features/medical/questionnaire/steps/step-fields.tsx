import { isMembersStep } from '@muqarin/rules/medical/questionnaire';
import { CheckStep } from './check-step.tsx';
import { ChoiceStep } from './choice-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { CountStep } from './count-step.tsx';
import { MembersStep } from './members-step.tsx';
import type { StepProps } from './step-props.ts';

/** The question and its answers, without the buttons. */
export function StepFields(props: StepProps) {
  const { step } = props.place;
  if (isMembersStep(step)) return <MembersStep {...props} />;
  switch (step) {
    case 'emirate':
    case 'category':
      return <ChoiceStep {...props} step={step} />;
    case 'member_count':
      return <CountStep {...props} />;
    case 'check':
      return <CheckStep {...props} />;
    case 'contact':
      return <ContactStep {...props} />;
  }
}
