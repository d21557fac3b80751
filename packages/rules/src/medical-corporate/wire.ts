import { parseFlag } from '../calls/flags.ts';
import { parseOpaqueId } from '../calls/open-shapes.ts';
import { asObject, parseJson, pick, text } from '../calls/wire-values.ts';
import { letterOf } from '../category-letters.ts';
import { type CompanyContact, companyContactFields } from '../company-contact.ts';
import { parseEmirate } from '../emirates.ts';
import { NO_CATEGORY, numberOfCategory } from './categories.ts';
import { MOST_CATEGORIES } from './constants.ts';
import { parseCount } from './group-counts.ts';
import type { GroupDraft } from './types.ts';

/** What the `data` object carries beside the answers (S0 3). */
export interface CorporateExtras {
  captcha?: string;
  csrfToken?: string;
  /** A lead of this session that goes on (decisions M54). */
  leadId?: string;
}

export type ParsedCorporateWire =
  | { ok: true; draft: GroupDraft; extras: CorporateExtras }
  | { ok: false; reason: 'not_an_object' };

/**
 * Reads the `data` object of the corporate calls (S0 3 and 7), parsed JSON or its text. Unknown keys are ignored, a value of the
 * wrong kind is an unanswered question; a category that is named by letter or by number is the same one (decisions M17).
 */
export function parseCorporateWire(data: unknown): ParsedCorporateWire {
  const object = asObject(typeof data === 'string' ? parseJson(data) : data);
  if (!object) return { ok: false, reason: 'not_an_object' };
  const emirate = parseEmirate(pick(object, ['emirate_id', 'main_emirate', 'emirate']));
  const total = countOf(pick(object, ['member_count']));
  const categories = parseCategories(asObject(pick(object, ['category'])) ?? {});
  const multiple = parseFlag(pick(object, ['multiple_categories'])) ?? categories.length > 0;
  const contact = asObject(pick(object, ['contact']));
  const draft: GroupDraft = {
    ...(emirate === undefined ? {} : { emirate_id: emirate }),
    ...(total === undefined ? {} : { member_count: total }),
    multiple_categories: multiple,
    ...(multiple ? { categories } : {}),
    ...(contact ? { contact: parseContact(contact) } : {}),
  };
  return { ok: true, draft, extras: parseExtras(object) };
}

/** The literal shape of S0 3: without categories there is one, `no_cat`, with the total (decisions M18). */
export function toCorporateWire(
  draft: GroupDraft,
  extras: CorporateExtras = {},
): Record<string, unknown> {
  const { member_count, categories = [], multiple_categories = false, contact } = draft;
  const named = multiple_categories
    ? categories.map((count, at) => [`CAT ${letterOf(at + 1)}`, count] as const)
    : [[NO_CATEGORY, member_count] as const];
  const { phone, ...person } = contact ?? {};
  return {
    client_type: 'Corporate',
    member_count,
    multiple_categories: Number(multiple_categories),
    category: Object.fromEntries(named.map(([label, count]) => [label, { no_employees: count }])),
    emirate_id: draft.emirate_id,
    ...(contact ? { contact: { ...person, customer_tel: phone } } : {}),
    ...(extras.leadId === undefined ? {} : { l_id: extras.leadId }),
    ...(extras.captcha === undefined ? {} : { 'g-recaptcha-response': extras.captcha }),
    ...(extras.csrfToken === undefined ? {} : { csrf_token: extras.csrfToken }),
  };
}

/** By number, so that a category that is left out is one without a count. One more than allowed is read, which says that they are too many. */
function parseCategories(object: Record<string, unknown>): (number | null)[] {
  const counts: (number | null)[] = [];
  for (const [label, value] of Object.entries(object)) {
    const number = numberOfCategory(label);
    if (number === undefined || number > MOST_CATEGORIES + 1) continue;
    while (counts.length < number) counts.push(null);
    const count = asObject(value)
      ? pick(value as Record<string, unknown>, ['no_employees'])
      : value;
    counts[number - 1] = countOf(count) ?? null;
  }
  return counts;
}

function countOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? parseCount(value) : undefined;
}

function parseContact(fields: Record<string, unknown>): Partial<CompanyContact> {
  const contact: Partial<CompanyContact> = {};
  for (const name of Object.keys(companyContactFields) as (keyof CompanyContact)[]) {
    const names = name === 'phone' ? ['customer_tel', 'phone'] : [name];
    const value = text(pick(fields, names));
    if (value !== undefined) contact[name] = value;
  }
  return contact;
}

function parseExtras(object: Record<string, unknown>): CorporateExtras {
  const captcha = text(pick(object, ['g-recaptcha-response']));
  const csrfToken = text(pick(object, ['csrf_token']));
  const leadId = parseOpaqueId(pick(object, ['l_id']));
  return {
    ...(captcha === undefined ? {} : { captcha }),
    ...(csrfToken === undefined ? {} : { csrfToken }),
    ...(leadId === undefined ? {} : { leadId }),
  };
}
