/** A lead of a form of the site (S2 3, 5, 7; decisions A3, A21-A23, A37, A39), by whichever way its fields came. */

import type { FieldError } from '@muqarin/rules/checked';
import { listCountries } from '@muqarin/rules/countries';
import { messages } from '@muqarin/rules/messages';
import { isNationality } from '@muqarin/rules/nationality-ids';
import type { FormFields } from '@muqarin/rules/questions/form-fields';
import {
  checkCallMeBack,
  checkHomeContact,
  isCallMeBack,
} from '@muqarin/rules/site/check-call-back';
import {
  checkBlogLead,
  checkBusinessLead,
  checkLifeLead,
  checkTravelLead,
} from '@muqarin/rules/site/check-product-lead';
import type { LeadRules } from '@muqarin/rules/site/lead';
import { HONEYPOT_FIELD } from '../../../contract/forms.ts';
import type { Bff } from '../../parts.ts';
import type { Ask, Outcome } from '../../routes/documented/call.ts';
import { asPerson, contactRules, senderOf } from '../as-person.ts';

export type SiteAsk = Pick<Ask, 'request' | 'session' | 'context' | 'key'> & { fields: FormFields };

/** Which of the rules' checks the fields go through, and whether an answer to the captcha goes with them. */
export const leadForms = {
  'leave-contact': {
    check: (fields: FormFields, rules: LeadRules) =>
      isCallMeBack(fields) ? checkCallMeBack(fields, rules) : checkHomeContact(fields, rules),
    captcha: false,
  },
  'create-blog-lead': { check: checkBlogLead, captcha: true },
  'create-travel-lead': { check: checkTravelLead, captcha: true },
  'create-life-lead': { check: checkLifeLead, captcha: true },
  'create-business-lead': { check: checkBusinessLead, captcha: true },
} as const;

export type SiteLeadForm = keyof typeof leadForms;

type Checked = ReturnType<(typeof leadForms)[SiteLeadForm]['check']>;
type SiteLead = Extract<Checked, { ok: true }>['answers'];

export type Captured = { kind: 'done'; reference: string } | Extract<Outcome, { kind: 'refused' }>;

export async function captureSiteLead(
  bff: Bff,
  name: SiteLeadForm,
  ask: SiteAsk,
): Promise<Captured> {
  const form = leadForms[name];
  const checked = form.check(ask.fields, leadRules(bff));
  if (!checked.ok) return refusedBy(checked.errors);
  const lead = checked.answers;
  const work = () => store(bff, ask, lead);
  const contact = lead.contact.email || lead.contact.fullNumber;
  if (!form.captcha) {
    const robot = await refusedRobot(bff, ask, contact);
    return robot ?? work();
  }
  const done = await asPerson(bff, senderOf(ask), contact, work, 'site-leads');
  return 'outcome' in done ? refusedBy(done.errors) : done;
}

/** Forms without a captcha: the limit, and the field that only robots fill. */
export async function refusedRobot(
  bff: Bff,
  { request, fields }: SiteAsk,
  contact: string,
): Promise<Extract<Outcome, { kind: 'refused' }> | null> {
  await bff.limits.count(request, 'site-leads', contact);
  if ((fields[HONEYPOT_FIELD] ?? '') === '') return null;
  return refusedBy([{ field: '', message: messages.notARobot }]);
}

/** The first message is the one that a screen with one line shows; each field has its own in `errors`. */
export function refusedBy(errors: readonly FieldError[]): Extract<Outcome, { kind: 'refused' }> {
  return { kind: 'refused', message: errors[0]?.message ?? messages.somethingFailed, errors };
}

const dialCodes = listCountries().map(({ dialCode }) => dialCode);

export function leadRules(bff: Pick<Bff, 'config' | 'validateForeignPhone' | 'today'>): LeadRules {
  return {
    ...contactRules(bff),
    today: bff.today(),
    dialCodes,
    knownCountry: isNationality,
  };
}

async function store(bff: Bff, ask: SiteAsk, lead: SiteLead): Promise<Captured> {
  const { reference } = await bff.leads.captureLead(
    { ...lead, idempotencyKey: ask.key },
    ask.context,
  );
  const thanks = { reference, noProducts: false, kind: lead.kind, at: bff.now().toISOString() };
  await ask.session.update((data) => ({ ...data, thanks }));
  return { kind: 'done', reference };
}
