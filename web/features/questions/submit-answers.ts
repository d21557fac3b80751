import { HONEYPOT_FIELD } from '@muqarin/bff/contract/forms';
import { byFormName, type NamedError } from '@/lib/field-names.ts';
import { type Fields, postForm, refusalOf } from '@/lib/post-form.ts';
import type { Ending, Sent } from './line.ts';
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

interface ByCall {
  fields: Fields;
  countKey: string;
  pages: { products: string; noProducts: string };
}

/** The lead by its documented call (S0 7): errors stay here, 0 plans and some plans part ways (decisions M12, M13). */
export async function submitAnswers(
  path: string,
  wire: Wire,
  { fields, countKey, pages }: ByCall,
): Promise<Sent> {
  const honeypot = fields[HONEYPOT_FIELD] ?? '';
  const sent = honeypot === '' ? wire : { ...wire, [HONEYPOT_FIELD]: honeypot };
  const answer = await postForm(path, { data: JSON.stringify(sent) });
  if (answer.status >= 500) return null;
  const errors = errorsIn(answer.body);
  if (errors.length > 0) return { errors };
  const count = typeof answer.body.count === 'number' ? answer.body.count : storedCount(countKey);
  if (!answer.ok || count === null) return null;
  return { to: count > 0 ? pages.products : pages.noProducts };
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

/** The last page to its own address, as it goes without a script. */
export async function postAnswers(
  path: string,
  { step, fields, captcha }: Ending<string, object>,
): Promise<Sent> {
  const answer = await postForm(`${path}?step=${step}`, {
    ...fields,
    [HONEYPOT_FIELD]: fields[HONEYPOT_FIELD] ?? '',
    'g-recaptcha-response': captcha,
  });
  const { redirect } = answer.body;
  if (answer.ok && typeof redirect === 'string') return { to: redirect };
  const found = byFormName(readErrors(answer.body));
  if (found.length > 0) return { errors: found };
  const said = answer.status < 500 ? refusalOf(answer.body) : undefined;
  return said === undefined ? null : { errors: [{ field: '', message: said }] };
}
