import type { CaptchaModel } from '@muqarin/bff/contract/pages';
import type { CivilDate } from '@muqarin/rules/dates';
import type { Step } from '@muqarin/rules/medical/questionnaire';
import type { CaptchaAnswer } from '@/features/captcha/captcha-answer.ts';
import type { QuestionnaireTexts } from '@/features/questions/texts.ts';
import type { Place } from '../use-place.ts';

/** What each step is given. */
export interface StepProps {
  place: Place;
  today: CivilDate;
  title: string;
  texts: QuestionnaireTexts;
  captchaBy: CaptchaModel;
  captchaTicket: string | null;
  captcha: CaptchaAnswer;
  onChange: (step: Step) => void;
}
