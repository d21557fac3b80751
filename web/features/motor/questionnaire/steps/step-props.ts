import type { CaptchaModel } from '@muqarin/bff/contract/pages';
import type { CaptchaAnswer } from '@/features/captcha/captcha-answer.ts';
import type { MotorTexts } from '../texts.ts';
import type { Motor } from '../use-questionnaire.ts';

/** What each step is given. */
export interface MotorStepProps {
  q: Motor;
  texts: MotorTexts;
  captchaBy: CaptchaModel;
  captchaTicket: string | null;
  captcha: CaptchaAnswer;
  /** Of the registration card, which is sent ahead of the form. */
  card: { csrfToken: string; received: boolean };
}
