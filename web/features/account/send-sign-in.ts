import type { FieldError } from '@muqarin/bff/contract/field-error';
import { accountCalls } from '@muqarin/rules/account/calls';
import { checkSignIn } from '@muqarin/rules/account/check-account';
import { succeeded } from '@muqarin/rules/calls/success';
import { messages } from '@muqarin/rules/messages';
import { inReaders } from '@/lib/in-readers.ts';
import { postForm, refusalOf } from '@/lib/post-form.ts';
import { say } from '@/lib/reader.ts';
import { textsIn } from './form-texts.ts';

interface SignInCame {
  errors: readonly FieldError[];
  /** Where to go on; null where it failed, which the title says. */
  to: string | null;
  title: string;
}

/** Checks, sends, and says what came of it. Throws where no answer came. */
export async function sendSignIn(form: HTMLFormElement, began: () => void): Promise<SignInCame> {
  const fields = textsIn(form);
  const errors = checkSignIn(fields);
  if (errors.length > 0) return { errors: inReaders(errors), to: null, title: '' };
  began();
  const { body } = await postForm(accountCalls.signIn.path, fields);
  const { redirect, title } = body;
  if (succeeded(accountCalls.signIn, body)) {
    return { errors: [], to: fields.to ?? '/my-account', title: '' };
  }
  if (typeof redirect === 'string') return { errors: [], to: redirect, title: '' };
  const said = typeof title === 'string' ? title : refusalOf(body);
  return { errors: [], to: null, title: say(said ?? messages.somethingFailed) };
}
