/** What the page of every questionnaire is told: see pages.ts. Types only. */
import type { FieldError } from './field-error.ts';
import type { CaptchaModel } from './pages.ts';

export interface QuestionPage<Step extends string, Draft> {
  step: Step;
  answers: Draft;
  /** MQ-…, null before the first answer. */
  reference: string | null;
  /** Left by a post without JavaScript; shown once. */
  errors: FieldError[];
  /** What the person typed when it was refused, by field name. */
  typed: Record<string, string>;
  /** Sentence to show, once. */
  notice: string | null;
  /** Who makes the captcha of the contact step. */
  captcha: CaptchaModel;
  /** For the contact step without JavaScript (decisions X8). */
  captchaTicket: string | null;
}
