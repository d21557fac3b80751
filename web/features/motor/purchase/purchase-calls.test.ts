/** What the documented call answers in English stands on the page in its reader's words. */
import { arabicMessages } from '@muqarin/rules/ar/sayings';
import { motorListMessages } from '@muqarin/rules/motor/messages-list';
import { sayAnswers } from '@muqarin/rules/say-answers';
import { sayAsItIs } from '@muqarin/rules/translate';
import { afterEach, expect, it } from 'vitest';
import { answered } from './purchase-calls.ts';

/** As an Arabic page carries them for its scripts. */
const inArabic = sayAnswers(arabicMessages());

function readIn(say: typeof inArabic): void {
  const reader = { locale: 'en', areas: {}, say, withVat: false };
  Object.assign(globalThis, { muqarinReaders: { getStore: () => reader } });
}

afterEach(() => Object.assign(globalThis, { muqarinReaders: undefined }));

const field = 'mulkiya_front';
const missing = 'Please upload: Driving licence, back.';
const dearer = 'Price changed: AED\u00a01,300.00';

it.each([
  ['a file that is missing', { error: missing, errors: [{ field, message: missing }] }, missing],
  [
    'another price',
    { error: dearer },
    `${dearer}. The new price is shown. Confirm again if you agree.`,
  ],
  ['nothing that it says', {}, motorListMessages.confirmFailed],
])('says %s', (_name, body, english) => {
  readIn(sayAsItIs);
  expect(answered({ status: 200, body }).message).toBe(english);
  readIn(inArabic);
  const { message, errors } = answered({ status: 200, body });
  for (const text of [message.split('. The new')[0], ...errors.map((error) => error.message)])
    expect(text).toMatch(/^[^A-Za-z]*$/);
  expect(errors.map((error) => error.field)).toEqual('errors' in body ? [field] : []);
});
