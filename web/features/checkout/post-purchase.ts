import type { FormAnswer } from '@muqarin/bff/contract/forms';
import type { Send } from '@/features/plan-list/use-forms.ts';
import { inReaders } from '@/lib/in-readers.ts';
import { say } from '@/lib/reader.ts';
import type { Confirmed } from './confirmation.ts';

/**
 * Posts the purchase as the plain form does (bff/contract/forms); the server prices it anew (decisions M41).
 * @param done where the journey goes on where the answer names nothing
 */
export async function postPurchase(
  send: Send,
  { action, fields, done }: { action: string; fields: Record<string, unknown>; done: string },
): Promise<Confirmed> {
  try {
    const answer = await send<FormAnswer>(action, fields);
    if (answer.ok) return { kind: 'done', address: answer.redirect ?? done };
    if (answer.warning) return { kind: 'warned', message: say(answer.warning) };
    if (answer.errors?.length > 0) return { kind: 'refused', errors: inReaders(answer.errors) };
    // The server may lead elsewhere, as when the policy is bound already.
    return answer.redirect ? { kind: 'done', address: answer.redirect } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
