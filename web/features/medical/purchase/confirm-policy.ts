import type { FieldError } from '@muqarin/bff/contract/field-error';
import { type FormAnswer, formPaths } from '@muqarin/bff/contract/forms';
import type { Send } from '@/features/plan-list/use-forms.ts';
import { paths } from '../plans/addresses.ts';

export type Confirmed =
  | { kind: 'done'; address: string }
  | { kind: 'refused'; errors: FieldError[] }
  | { kind: 'warned'; message: string }
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
  } catch {
    return { kind: 'failed' };
  }
}
