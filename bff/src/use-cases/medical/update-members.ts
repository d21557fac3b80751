/** The edit-members panel: new answers, new prices, the same quote (S0 4, 5; decisions M53). */
import { AppError } from '@muqarin/platform/errors';
import type { FieldError } from '@muqarin/rules/checked';
import { checkRatable } from '@muqarin/rules/medical/check-step';
import { MAX_MEMBERS } from '@muqarin/rules/medical/constants';
import type { DraftAnswers } from '@muqarin/rules/medical/types';
import { messages } from '@muqarin/rules/messages';
import type { Bff } from '../../parts.ts';
import type { Ask } from '../../routes/documented/call.ts';
import { medicalDrafts } from './session-draft.ts';
import { quoteOfSession } from './session-quote.ts';

export type MembersUpdated = { ok: true } | { ok: false; errors: FieldError[] };

/** What is not sent stays as it was: the panel may post members only. A quote that became a policy stays as sold. */
export async function updateMembers(
  bff: Bff,
  { session, context }: Pick<Ask, 'session' | 'context'>,
  sent: DraftAnswers,
): Promise<MembersUpdated> {
  const quote = await quoteOfSession(bff, session, context);
  if (quote.policy) return refused(messages.alreadyBought);
  const draft: DraftAnswers = { ...quote.answers, ...sent };
  const checked = checkRatable({ ...draft, member_count: draft.members.length }, bff.today());
  const count = draft.members.length;
  if (count > MAX_MEMBERS) return refused(messages.cannotAddMembers);
  if (count === 0) return refused(messages.atLeastOneMember);
  if (!checked.ok) return checked;
  const { quoteId } = quote;
  try {
    await bff.quoting.repriceQuote({ quoteId, answers: checked.answers }, context);
  } catch (error) {
    if (isBought(error)) return refused(messages.alreadyBought);
    throw error;
  }
  await medicalDrafts.change(bff, { session, context }, ({ draft: { contact } }) => ({
    step: 'contact',
    draft: { ...checked.answers, ...(contact ? { contact } : {}) },
    undo: null,
  }));
  return { ok: true };
}

function refused(message: string): MembersUpdated {
  return { ok: false, errors: [{ field: 'member_count', message }] };
}

/** Bought in another tab while this one was being read. */
function isBought(error: unknown): boolean {
  return error instanceof AppError && error.code === 'QUOTING.ALREADY_BOUND';
}
