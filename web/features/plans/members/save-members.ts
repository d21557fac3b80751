import type { DraftAnswers } from '@muqarin/rules/medical/types';
import { toWire } from '@muqarin/rules/medical/wire';
import { messages } from '@muqarin/rules/messages';
import { paths } from '../addresses.ts';
import { CallFailed, post } from '../calls.ts';

/** POST update-member-details (S0 7, by its POST alias, decisions X6); null when saved, else what to say. */
export async function saveMembers(
  answers: DraftAnswers,
  csrfToken: string,
): Promise<string | null> {
  try {
    const { contact: _, ...members } = answers;
    const data = JSON.stringify(toWire(members, { csrfToken }));
    const answer = await post<{ error?: unknown }>(paths.updateMembers, {
      data,
      csrf_token: csrfToken,
    });
    return problemIn(answer.error);
  } catch (failure) {
    const told = failure instanceof CallFailed ? problemIn(failure.body.error) : null;
    return told ?? messages.somethingFailed;
  }
}

function problemIn(error: unknown): string | null {
  if (Array.isArray(error)) return error.length > 0 ? error.map(String).join(' ') : null;
  return typeof error === 'string' && error !== '' ? error : null;
}
