import type { CivilDate } from '@muqarin/rules/dates';
import { isMembersStep, type Step } from '@muqarin/rules/medical/questionnaire';
import type { QuestionnaireTexts } from '../texts.ts';
import type { Place } from '../use-place.ts';
import type { CaptchaAnswer } from '../use-submit-lead.ts';
import { CheckStep } from './check-step.tsx';
import { ChoiceStep } from './choice-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { CountStep } from './count-step.tsx';
import { MembersStep } from './members-step.tsx';

export interface StepProps {
  place: Place;
  today: CivilDate;
  title: string;
  texts: QuestionnaireTexts;
  captchaTicket: string | null;
  captcha: CaptchaAnswer;
  onChange: (step: Step) => void;
}

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
