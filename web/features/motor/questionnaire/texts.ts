import type { QuestionnaireTexts } from '@/features/questions/texts.ts';
import type { Texts } from '@/lib/texts.ts';

/** What every questionnaire says, of the medical one's file. */
export type CommonTexts = Pick<
  QuestionnaireTexts,
  | 'progress'
  | 'progressLast'
  | 'next'
  | 'previous'
  | 'save'
  | 'submitting'
  | 'errorPrefix'
  | 'errorsOne'
  | 'errorsMany'
  | 'errorsServer'
  | 'numbers'
  | 'saveFailed'
  | 'saveRetry'
  | 'contact'
  | 'captcha'
  | 'member'
  | 'aside'
  | 'later'
  | 'pricesFirst'
>;

/** The area's strings; the page hands them to the script, so that the script carries no language. */
export interface MotorTexts {
  common: CommonTexts;
  motor: Texts['motor-questionnaire'];
}

/** Only what the motor pages say: the rest need not travel. */
export function commonTexts(t: QuestionnaireTexts): CommonTexts {
  const {
    progress,
    progressLast,
    next,
    previous,
    save,
    submitting,
    errorPrefix,
    errorsOne,
    errorsMany,
  } = t;
  const { errorsServer, numbers, saveFailed, saveRetry, contact, captcha, member, aside } = t;
  const { later, pricesFirst } = t;
  const words = {
    progress,
    progressLast,
    next,
    previous,
    save,
    submitting,
    errorPrefix,
    errorsOne,
    errorsMany,
  };
  const rest = { errorsServer, numbers, saveFailed, saveRetry, contact, captcha, member, aside };
  return { ...words, ...rest, later, pricesFirst };
}
