import type { FieldError } from '@muqarin/bff/contract/field-error';
import { type FormAnswer, formPaths } from '@muqarin/bff/contract/forms';
import { paths } from '../addresses.ts';
import { CallFailed } from '../calls.ts';
import type { Send } from '../use-forms.ts';

export type Confirmed =
  | { kind: 'done'; address: string }
  | { kind: 'refused'; errors: FieldError[] }
  | { kind: 'warned'; message: string }
  /** Another plan of this quote was confirmed before. */
  | { kind: 'bound'; message: string }
  | { kind: 'failed' };

/** Posts the purchase as the plain form does (bff/contract/forms); the server prices it anew (decisions M41). */
export async function confirmPolicy(
  send: Send,
  fields: Record<string, unknown>,
): Promise<Confirmed> {
  try {
    const answer = await send<FormAnswer>(formPaths.buyPolicy, fields);
    if (answer.ok) return { kind: 'done', address: answer.redirect ?? paths.thankYou };
    if (answer.warning) return { kind: 'warned', message: answer.warning };
    if (answer.errors?.length > 0) return { kind: 'refused', errors: answer.errors };
    // The server may lead elsewhere, as when the policy is bound already.
    return answer.redirect ? { kind: 'done', address: answer.redirect } : { kind: 'failed' };
  } catch (failure) {
    if (!(failure instanceof CallFailed) || failure.status !== 409) return { kind: 'failed' };
    const { warning } = failure.body;
    return typeof warning === 'string' ? { kind: 'bound', message: warning } : { kind: 'failed' };
  }
}
