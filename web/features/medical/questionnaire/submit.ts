import { HONEYPOT_FIELD } from '@muqarin/bff/contract/forms';
import { medicalCalls } from '@muqarin/rules/medical/calls';
import type { DraftAnswers } from '@muqarin/rules/medical/types';
import { toWire } from '@muqarin/rules/medical/wire';
import { readErrors } from '@/features/questions/saver.ts';
import { byFormName, type NamedError } from '@/lib/field-names.ts';
import { postForm } from '@/lib/post-form.ts';

const COUNT_KEY = 'medIndProdCount';

/**
 * Entering contact counts the plans that fit and keeps the number in session storage (S0 4). A
 * failure leaves the key away: the submit's own count decides then (decisions M11).
 */
export async function countProducts(draft: DraftAnswers): Promise<void> {
  const { contact: _kept, ...answers } = draft;
  const data = JSON.stringify(toWire(answers));
  try {
    sessionStorage.removeItem(COUNT_KEY);
    // By POST, so that no birth date stands in an address (decisions X6).
    const body = new URLSearchParams({ data });
    const answer = await fetch(medicalCalls.products.path, { method: 'POST', body });
    const list: unknown = await answer.json();
    if (Array.isArray(list)) sessionStorage.setItem(COUNT_KEY, String(list.length));
  } catch {
    // Offline, or storage is switched off.
  }
}

export type Submitted =
  | { kind: 'count'; count: number }
  | { kind: 'errors'; errors: NamedError[] }
  | { kind: 'failed' };

/** The lead (S0 7): errors stay here, 0 plans and some plans part ways (decisions M12). */
export async function submitLead(
  draft: DraftAnswers,
  extras: { csrfToken: string; captcha: string; honeypot: string },
): Promise<Submitted> {
  const wire = toWire(draft, extras);
  if (extras.honeypot !== '') wire[HONEYPOT_FIELD] = extras.honeypot;
  const data = JSON.stringify(wire);
  const answer = await postForm(medicalCalls.submit.path, { data }).catch(() => null);
  if (!answer || answer.status >= 500) return { kind: 'failed' };
  const errors = errorsIn(answer.body);
  if (errors.length > 0) return { kind: 'errors', errors };
  const count = typeof answer.body.count === 'number' ? answer.body.count : storedCount();
  return answer.ok && count !== null ? { kind: 'count', count } : { kind: 'failed' };
}

function errorsIn(body: Record<string, unknown>): NamedError[] {
  const named = byFormName(readErrors(body));
  if (named.length > 0) return named;
  const texts = Array.isArray(body.error) ? body.error : [body.error];
  return texts
    .filter((text) => typeof text === 'string' && text !== '')
    .map((message) => ({ field: '', message: String(message) }));
}

function storedCount(): number | null {
  try {
    const text = sessionStorage.getItem(COUNT_KEY);
    return text === null ? null : Number(text);
  } catch {
    return null;
  }
}
