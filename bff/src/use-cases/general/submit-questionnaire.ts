/** The end of the general wizard (decisions G3): the lead first, then the quote, and what no card prices to a person. */
import { errorsOf } from '@muqarin/rules/checked';
import { type CompanyContact, checkCompanyContact, personOf } from '@muqarin/rules/company-contact';
import { checkGeneralAnswers } from '@muqarin/rules/general/answers';
import { generalMessages } from '@muqarin/rules/general/messages';
import { generalRoutes, pageAfterGeneral } from '@muqarin/rules/general/pages';
import type { GeneralRules } from '@muqarin/rules/general/questions';
import type { GeneralAnswers, GeneralDraft } from '@muqarin/rules/general/types';
import type { Bff } from '../../parts.ts';
import { contactRules, type Refused, type Sender } from '../as-person.ts';
import { leadOnce, quoteOf, thank } from '../lead-then-quote.ts';
import { generalDrafts } from './session-draft.ts';
import { priceGeneral } from './session-quote.ts';

export type Submitted =
  | { outcome: 'captured'; reference: string; page: 'products' | 'thankYou' }
  | Refused;

interface SubmitAsk extends Sender {
  draft: GeneralDraft;
}

/** Throws AppError too_many, or what a service could not do; then the captcha's answer counts again. */
export async function submitGeneral(bff: Bff, ask: SubmitAsk): Promise<Submitted> {
  const rules = { ...contactRules(bff), ...(await activityRules(bff, ask)) };
  const checked = checkGeneralAnswers(ask.draft, rules);
  const contact = checkCompanyContact(ask.draft.contact ?? {}, rules);
  if (!checked.ok || !contact.ok) {
    return { outcome: 'refused', errors: [...errorsOf(checked), ...errorsOf(contact)] };
  }
  const { answers } = checked;
  const person = contact.answers;
  const ended = {
    drafts: generalDrafts,
    step: 'general_contact_page',
    draft: { ...ask.draft, contact: person },
    email: person.customer_email,
  } as const;
  const lead = await leadOnce(bff, ask, ended, async () => ({
    kind: 'business',
    contact: personOf(person),
    details: leadDetails(answers, person),
  }));
  if (lead.outcome === 'refused') return lead;
  const quote = await quoteOf(bff, ask, lead, (asked) => priceGeneral(bff, { ...asked, answers }));
  if (!quote) return noSuchActivity();
  const shown = quote.types.filter(({ state }) => state !== 'on_request');
  const page = pageAfterGeneral(shown.length);
  const isAsked = page === 'thankYou';
  if (isAsked) {
    const { quoteId } = quote;
    const types = quote.types.map(({ type }) => type);
    const named = { name: person.contact_name, email: person.customer_email };
    const context = { ...ask.context, correlationId: lead.draftId };
    await bff.quoting.requestGeneralPrices({ quoteId, types, contact: named }, context);
  }
  const { reference } = lead;
  const kind = isAsked ? 'price_request' : 'business';
  await thank(bff, ask.session, { line: 'general', reference, noProducts: isAsked, kind });
  return { outcome: 'captured', reference, page };
}

/** Whether the catalogue has an activity, for the rules. */
export async function activityRules(
  { quoting }: Pick<Bff, 'quoting'>,
  { context }: Pick<Sender, 'context'>,
): Promise<Required<Pick<GeneralRules, 'knowsActivity'>>> {
  const { activities } = await quoting.generalLists({}, context);
  return { knowsActivity: (activityId) => activities.some(({ id }) => id === activityId) };
}

/** What a call-centre reads first; the whole of it stands in the quote's event. */
function leadDetails(
  { types, claim_details: details }: GeneralAnswers,
  { company_name }: CompanyContact,
) {
  const insuranceType = types.join(', ');
  return { page: generalRoutes.wizard, insuranceType, companyName: company_name, details };
}

export function noSuchActivity(): Refused {
  const message = generalMessages.enterActivity;
  return { outcome: 'refused', errors: [{ field: 'business_activity_id', message }] };
}
