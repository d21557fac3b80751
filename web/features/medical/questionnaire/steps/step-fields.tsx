import type { CaptchaModel } from '@muqarin/bff/contract/pages';
import type { CivilDate } from '@muqarin/rules/dates';
import type { Step } from '@muqarin/rules/medical/questionnaire';
import { medicalQuestions } from '@muqarin/rules/medical/questions';
import { Captcha } from '@/features/captcha/captcha.tsx';
import type { CaptchaAnswer } from '@/features/captcha/captcha-answer.ts';
import { QuestionFields } from '@/features/questions/steps/question-fields.tsx';
import type { QuestionnaireTexts } from '@/features/questions/texts.ts';
import { messageOf } from '@/lib/field-names.ts';
import { textByKey } from '@/lib/text-by-key.ts';
import type { Place } from '../use-place.ts';
import { CheckStep } from './check-step.tsx';
import { Members } from './members.tsx';

interface StepProps {
  place: Place;
  today: CivilDate;
  title: string;
  texts: QuestionnaireTexts;
  captchaBy: CaptchaModel;
  captchaTicket: string | null;
  captcha: CaptchaAnswer;
  onChange: (step: Step) => void;
}

/** The question and its answers, without the buttons. */
export function StepFields(props: StepProps) {
  const { place, today, title, texts, captchaBy, captchaTicket, captcha } = props;
  const { step, draft, typed, errors } = place;
  if (step === 'check') return <CheckStep {...props} />;
  const text = textByKey(texts);
  const asked = { draft, typed, errors, today, text, contact: texts.contact };
  const error = messageOf(errors, 'captcha', 'g-recaptcha-response');
  return (
    <QuestionFields
      {...asked}
      title={title}
      help={texts[step].help}
      controls={medicalQuestions.controls(step, draft)}
      own={{
        members: <Members step={step} asked={asked} texts={texts.member} />,
        captcha: (
          <Captcha
            texts={texts.captcha}
            by={captchaBy}
            ticket={captchaTicket}
            answer={captcha}
            error={error}
          />
        ),
      }}
    />
  );
}
