import type { FieldError } from '@muqarin/bff/contract/field-error';
import { accountCalls } from '@muqarin/rules/account/calls';
import { checkAccount } from '@muqarin/rules/account/check-account';
import { succeeded } from '@muqarin/rules/calls/success';
import { accountMessages } from '@muqarin/rules/messages-account';
import { inReaders } from '@/lib/in-readers.ts';
import { postForm } from '@/lib/post-form.ts';
import { say } from '@/lib/reader.ts';
import { NOTICE_MS, showToast } from '@/lib/toast.ts';
import { textsIn } from './form-texts.ts';

interface ProfileCame {
  saved: boolean;
  errors: readonly FieldError[];
  /** An address that is to be confirmed first. */
  toConfirm: string | null;
}

/** The message stands five seconds: green at 1, else red (S2 4, 9). */
export async function sendProfile(form: HTMLFormElement, noAnswer: string): Promise<ProfileCame> {
  const fields = textsIn(form);
  const errors = checkAccount(fields);
  if (errors.length > 0) return { saved: false, errors: inReaders(errors), toConfirm: null };
  const answer = await postForm(accountCalls.update.path, fields).catch(() => null);
  if (answer?.status === 401) window.location.reload();
  const body = answer?.body ?? {};
  const saved = succeeded(accountCalls.update, body);
  const text = typeof body.msg === 'string' ? body.msg : noAnswer;
  showToast({ text: say(text), tone: saved ? 'good' : 'danger', stayMs: NOTICE_MS });
  const wrong = Array.isArray(body.errors) ? (body.errors as FieldError[]) : [];
  const waits = saved && text !== accountMessages.saved;
  return { saved, errors: wrong, toConfirm: waits ? (fields.email ?? null) : null };
}
