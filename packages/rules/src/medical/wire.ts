import { CONDITION_FIELD } from '../buy-policy.ts';
import { asObject, identifier, parseJson, pick, text, whole } from '../calls/wire-values.ts';
import { type Contact, contactNames } from '../contact.ts';
import { aedToFils } from '../money.ts';
import { MAX_MEMBERS } from './constants.ts';
import { isCategory, parseEmirate } from './lookups.ts';
import { type MemberField, memberFields } from './members.ts';
import type { Category, DraftAnswers, Member } from './types.ts';

/** What the `data` object carries beside the answers (S0 3). */
export interface WireExtras {
  captcha?: string;
  csrfToken?: string;
  productId?: number;
  /** Null when a premium was sent that is no amount. */
  premiumFils?: number | null;
  /** Whether the plan's condition applies: anything but a yes is a no; absent where the field is not sent or empty (X31). */
  conditionConfirmed?: boolean;
}

export type ParsedWire =
  | { ok: true; draft: DraftAnswers; extras: WireExtras }
  | { ok: false; reason: 'not_an_object' };

/**
 * Reads the `data` object of the individual calls (S0 3 and 7), parsed JSON or its text. Aliases
 * of decisions M3, M5, M6 and M52 are accepted, unknown keys ignored, a value of the wrong kind is
 * an unanswered question. At most 11 members are read: enough to see that there are too many.
 */
export function parseWire(data: unknown): ParsedWire {
  const object = asObject(typeof data === 'string' ? parseJson(data) : data);
  if (!object) return { ok: false, reason: 'not_an_object' };
  const draft: DraftAnswers = { members: [] };
  const emirate = parseEmirate(pick(object, ['main_emirate', 'emirate', 'emirate_id']));
  const category = pick(object, ['category', 'insured_for']);
  const count = whole(pick(object, ['member_count']));
  const contact = asObject(pick(object, ['contact']));
  if (emirate !== undefined) draft.main_emirate = emirate;
  if (isCategory(category)) {
    draft.category = category;
    draft.members = parseMembers(pick(object, [category, 'members']));
  }
  if (count !== undefined) draft.member_count = count;
  if (contact) draft.contact = parseContact(contact);
  return { ok: true, draft, extras: parseExtras(object) };
}

const CATEGORIES: readonly Category[] = ['self', 'dependent', 'worker', 'employee'];

/** The literal shape of S0 3: unused groups are 0, members a map from "1" on. */
export function toWire(draft: DraftAnswers, extras: WireExtras = {}): Record<string, unknown> {
  const wire: Record<string, unknown> = {
    client_type: 'Individual',
    main_emirate: draft.main_emirate,
    category: draft.category,
    member_count: draft.member_count,
  };
  for (const category of CATEGORIES) {
    wire[category] = category === draft.category ? membersMap(draft.members) : 0;
  }
  if (draft.contact) wire.contact = { ...draft.contact };
  if (extras.productId !== undefined) wire.product_id = extras.productId;
  if (typeof extras.premiumFils === 'number') wire.premium = extras.premiumFils / 100;
  if (extras.captcha !== undefined) wire['g-recaptcha-response'] = extras.captcha;
  if (extras.csrfToken !== undefined) wire.csrf_token = extras.csrfToken;
  return wire;
}

function membersMap(members: readonly Partial<Member>[]): Record<string, Partial<Member>> | 0 {
  if (members.length === 0) return 0;
  return Object.fromEntries(members.map((member, i) => [String(i + 1), { ...member }]));
}

const MEMBER_ALIASES: Record<MemberField, readonly string[]> = {
  dob_year: ['dob_year', 'birth_year', 'year'],
  dob_month: ['dob_month', 'birth_month', 'month'],
  dob_day: ['dob_day', 'birth_day', 'day'],
  gender_id: ['gender_id', 'gender'],
  marital_status_id: ['marital_status_id', 'marital_status', 'status'],
  relation_id: ['relation_id', 'relation'],
};

function parseMembers(value: unknown): Partial<Member>[] {
  const group = asObject(value);
  const members: Partial<Member>[] = [];
  if (!group) return members;
  for (let n = MAX_MEMBERS + 1; n >= 1; n--) {
    const fields = asObject(pick(group, [String(n)]));
    // A gap stays an empty section, so that its questions are asked.
    if (fields || members.length > 0) members.unshift(fields ? parseMember(fields) : {});
  }
  return members;
}

function parseMember(fields: Record<string, unknown>): Partial<Member> {
  const member: Partial<Member> = {};
  for (const field of memberFields) {
    const value = whole(pick(fields, MEMBER_ALIASES[field]));
    if (value !== undefined) member[field] = value;
  }
  return member;
}

function parseContact(fields: Record<string, unknown>): Partial<Contact> {
  const contact: Partial<Contact> = {};
  for (const field of contactNames) {
    const value = text(pick(fields, [field]));
    if (value !== undefined) contact[field] = value;
  }
  return contact;
}

function parseExtras(object: Record<string, unknown>): WireExtras {
  const extras: WireExtras = {};
  const captcha = text(pick(object, ['g-recaptcha-response']));
  const csrfToken = text(pick(object, ['csrf_token']));
  const productId = identifier(pick(object, ['product_id']));
  const premium = pick(object, ['premium']);
  if (captcha !== undefined) extras.captcha = captcha;
  if (csrfToken !== undefined) extras.csrfToken = csrfToken;
  if (productId !== undefined) extras.productId = productId;
  if (premium !== undefined) extras.premiumFils = aedToFils(premium);
  const confirmed = pick(object, [CONDITION_FIELD]);
  if (confirmed !== undefined && confirmed !== '') {
    const said = text(confirmed)?.trim().toLowerCase() ?? '';
    extras.conditionConfirmed = confirmed === true || ['yes', 'true', 'on', '1'].includes(said);
  }
  return extras;
}
