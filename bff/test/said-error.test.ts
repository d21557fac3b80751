/** What a person hears of a refusal: its sentence in their language with what fills it, and nothing of what nobody expected. */
import { AppError } from '@muqarin/platform/errors';
import { filled, inEnglish } from '@muqarin/rules/message';
import { messages } from '@muqarin/rules/messages';
import { expect, it } from 'vitest';
import { rulesInArabic } from '../src/locale/arabic.ts';
import { ofRules, worded } from '../src/locale/said.ts';
import { SaidError, saidOf } from '../src/locale/said-error.ts';
import { noMotorQuote } from '../src/use-cases/motor/session-quote.ts';

const wait = filled(messages.tooManyWrong, { wait: '4:05' });

it.each<[string, unknown, string, string]>([
  [
    'a value',
    new SaidError('too_many', 'BFF.TOO_MANY_WRONG', wait),
    'Too many wrong tries. Please wait 4:05 minutes and try again.',
    'محاولات خاطئة كثيرة. يرجى الانتظار \u20684:05\u2069 دقيقة ثم المحاولة مرة أخرى.',
  ],
  [
    'an address',
    noMotorQuote(),
    'There are no prices in this browser yet. Please start at /survey/motor.',
    'لا توجد أسعار في هذا المتصفح بعد. يرجى البدء من \u2068/survey/motor\u2069.',
  ],
  [
    'a whole sentence',
    new AppError('not_found', 'BFF.NO_PLAN', messages.notFound),
    messages.notFound,
    rulesInArabic().say(messages.notFound),
  ],
  [
    'what nobody expected',
    new Error('ECONNREFUSED 10.0.0.7'),
    messages.somethingFailed,
    rulesInArabic().say(messages.somethingFailed),
  ],
])('%s', (_name, error, english, arabic) => {
  const said = saidOf(error);
  expect(inEnglish(said)).toBe(english);
  expect(worded(ofRules(said), rulesInArabic())).toBe(arabic);
  if (error instanceof AppError) expect(error.message).toBe(english);
});
