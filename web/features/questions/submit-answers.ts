import { HONEYPOT_FIELD } from '@muqarin/bff/contract/forms';
import { byFormName, type NamedError } from '@/lib/field-names.ts';
import { postForm } from '@/lib/post-form.ts';
import { readErrors } from './saver.ts';

type Wire = Record<string, unknown>;

/**
 * Counts the plans that fit and keeps the number in session storage under the document's key (S0 4). A failure leaves the key
 * away: the submit's own count decides then (decisions M11).
 */
export async function countProducts(path: string, key: string, wire: Wire): Promise<void> {
  try {
    sessionStorage.removeItem(key);
    // By POST, so that no birth date stands in an address (decisions X6).
    const body = new URLSearchParams({ data: JSON.stringify(wire) });
    const answer = await fetch(path, { method: 'POST', body });
    const list: unknown = await answer.json();
    if (Array.isArray(list)) sessionStorage.setItem(key, String(list.length));
  } catch {
    // Offline, or storage is switched off.
  }
}

export type Submitted =
  | { kind: 'count'; count: number }
  | { kind: 'errors'; errors: NamedError[] }
  | { kind: 'failed' };

/** The lead (S0 7): errors stay here, 0 plans and some plans part ways (decisions M12, M13). */
export async function submitAnswers(
  path: string,
  wire: Wire,
  { honeypot, countKey }: { honeypot: string; countKey: string },
): Promise<Submitted> {
  const sent = honeypot === '' ? wire : { ...wire, [HONEYPOT_FIELD]: honeypot };
  const answer = await postForm(path, { data: JSON.stringify(sent) }).catch(() => null);
  if (!answer || answer.status >= 500) return { kind: 'failed' };
  const errors = errorsIn(answer.body);
  if (errors.length > 0) return { kind: 'errors', errors };
  const count = typeof answer.body.count === 'number' ? answer.body.count : storedCount(countKey);
  return answer.ok && count !== null ? { kind: 'count', count } : { kind: 'failed' };
}

function errorsIn(body: Wire): NamedError[] {
  const named = byFormName(readErrors(body));
  if (named.length > 0) return named;
  const texts = Array.isArray(body.error) ? body.error : [body.error];
  return texts
    .filter((text) => typeof text === 'string' && text !== '')
    .map((message) => ({ field: '', message: String(message) }));
}

export function storedCount(key: string): number | null {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? null : Number(text);
  } catch {
    return null;
  }
}
