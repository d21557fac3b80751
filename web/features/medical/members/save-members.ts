import type { FieldError } from '@muqarin/bff/contract/field-error';
import { medicalCalls } from '@muqarin/rules/medical/calls';
import type { DraftAnswers } from '@muqarin/rules/medical/types';
import { toWire } from '@muqarin/rules/medical/wire';
import { messages } from '@muqarin/rules/messages';
import { isObject } from '@/lib/answer-body.ts';
import { CallFailed, post } from '@/lib/calls.ts';
import { byFormName } from '@/lib/field-names.ts';
import { say } from '@/lib/reader.ts';

export type Saved =
  | { kind: 'saved' }
  | { kind: 'refused'; errors: FieldError[] }
  /** The quote has become a policy meanwhile: it is not priced anew. */
  | { kind: 'bound'; message: string }
  | { kind: 'failed'; message: string };

/** POST update-member-details (S0 7, by its POST alias, decisions X6). */
export async function saveMembers(answers: DraftAnswers, csrfToken: string): Promise<Saved> {
  try {
    const { contact: _, ...members } = answers;
    const data = JSON.stringify(toWire(members, { csrfToken }));
    const answer = await post<object>(medicalCalls.updateMembers.path, {
      data,
      csrf_token: csrfToken,
    });
    return outcomeOf({ ...answer });
  } catch (failure) {
    return failed(failure instanceof CallFailed ? problemIn(failure.body.error) : null);
  }
}

function outcomeOf({ error, errors }: Record<string, unknown>): Saved {
  const named = byFormName(Array.isArray(errors) ? errors.filter(isFieldError) : []);
  if (named.some(({ field }) => field.startsWith('members[')))
    return { kind: 'refused', errors: named };
  const message = problemIn(error);
  if (message === messages.alreadyBought) return { kind: 'bound', message };
  return message === null ? { kind: 'saved' } : failed(message);
}

function failed(message: string | null): Saved {
  return { kind: 'failed', message: message ?? say(messages.somethingFailed) };
}

function isFieldError(value: unknown): value is FieldError {
  return isObject(value) && typeof value.field === 'string' && typeof value.message === 'string';
}

function problemIn(error: unknown): string | null {
  if (Array.isArray(error)) return error.length > 0 ? error.map(String).join(' ') : null;
  return typeof error === 'string' && error !== '' ? error : null;
}
