import { CarStep } from './car-step.tsx';
import { EmirateStep, NoClaimStep, YesNoStep } from './choice-steps.tsx';
import { DateStep, RegistrationStepFields } from './date-steps.tsx';
import { FindCarFields, LastStepFields } from './end-steps.tsx';
import { ExperienceStep } from './experience-step.tsx';
import type { MotorStepProps } from './step-props.ts';

/** The question and its answers, without the buttons. */
export function MotorStepFields(props: MotorStepProps) {
  const { step } = props.q.place;
  switch (step) {
    case 'make':
    case 'year':
    case 'model':
    case 'variant':
      return <CarStep {...props} step={step} />;
    case 'reg_year':
    case 'reg_month':
    case 'reg_day':
      return <RegistrationStepFields {...props} step={step} />;
    case 'dob':
    case 'expiry':
      return <DateStep {...props} step={step} />;
    case 'experience':
      return <ExperienceStep {...props} />;
    case 'no_claim':
      return <NoClaimStep {...props} />;
    case 'emirate':
      return <EmirateStep {...props} />;
    case 'last':
      return <LastStepFields {...props} />;
    case 'find_car':
      return <FindCarFields {...props} />;
    default:
      return <YesNoStep {...props} step={step} />;
  }
}
