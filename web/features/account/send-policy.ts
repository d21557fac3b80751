import type { FieldError } from '@muqarin/bff/contract/field-error';
import { accountCalls } from '@muqarin/rules/account/calls';
import { firstMissing } from '@muqarin/rules/account/check-account';
import { succeeded } from '@muqarin/rules/calls/success';
import { accountMessages } from '@muqarin/rules/messages-account';
import { inReaders } from '@/lib/in-readers.ts';
import { sendFiles } from '@/lib/send-files.ts';
import { HIDING_MS, NOTICE_MS } from '@/lib/toast.ts';
import { textsIn } from './form-texts.ts';
import { papersTooLarge } from './papers-too-large.ts';

interface Shown {
  text: string;
  tone: 'plain' | 'good' | 'danger';
  hiding?: boolean;
}

interface Ways {
  show: (said: Shown | null) => void;
  wrong: (errors: readonly FieldError[]) => void;
  t: { noAnswer: string };
}

/** The first missing field stops it; else the form goes as the document says, and what came of it is shown (S2 3, 4, 5, 9). */
export async function sendPolicy(
  form: HTMLFormElement,
  { show, wrong, t }: Ways,
): Promise<boolean> {
  const texts = textsIn(form);
  const { expiry_year: year = '', expiry_month: month = '', expiry_day: day = '' } = texts;
  const missing = firstMissing({ ...texts, year, month, day });
  wrong(missing ? inReaders([missing]) : []);
  if (missing) return false;
  const passing = (said: Shown) => {
    show(said);
    setTimeout(() => show({ ...said, hiding: true }), NOTICE_MS);
    setTimeout(() => show(null), NOTICE_MS + HIDING_MS);
  };
  const tooLarge = papersTooLarge(form);
  if (tooLarge !== null) {
    passing({ text: tooLarge, tone: 'danger' });
    return false;
  }
  show({ text: accountMessages.uploadOnProgress, tone: 'plain' });
  const { body } = await sendFiles(accountCalls.addPolicy.path, asDocumented(form));
  const isAdded = succeeded(accountCalls.addPolicy, body);
  if (isAdded) form.reset();
  else wrong(Array.isArray(body.errors) ? (body.errors as FieldError[]) : []);
  const text = typeof body.msg === 'string' ? body.msg : t.noAnswer;
  passing({ text, tone: isAdded ? 'good' : 'danger' });
  return isAdded;
}

/** The date as one text, the files counted from 0 (S2 3). */
function asDocumented(form: HTMLFormElement): FormData {
  const { expiry_year: year = '', expiry_month: month = '', ...texts } = textsIn(form);
  const { expiry_day: day = '', return: _back, ...fields } = texts;
  const files = [...new FormData(form).values()].filter(
    (value): value is File => value instanceof File && value.size > 0,
  );
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  sent.set(
    'expiry_date',
    `${year.trim()}-${month.padStart(2, '0')}-${day.trim().padStart(2, '0')}`,
  );
  sent.set('no_attachments', String(files.length));
  for (const [at, file] of files.entries()) sent.set(`user_attachment-${at}`, file);
  return sent;
}
