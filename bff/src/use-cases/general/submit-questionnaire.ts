/** The end of the general wizard (decisions G3): the lead first, then the quote, and what no card prices to a person. */
import { type CompanyContact, checkCompanyContact, personOf } from '@muqarin/rules/company-contact';
import { checkGeneralAnswers } from '@muqarin/rules/general/answers';
import { generalRoutes, pageAfterGeneral } from '@muqarin/rules/general/pages';
import type { GeneralRules } from '@muqarin/rules/general/questions';
import type { GeneralAnswers, GeneralDraft } from '@muqarin/rules/general/types';
import { generalMessages } from '@muqarin/rules/messages-general';
import type { Bff } from '../../parts.ts';
import { asPerson, contactRules, type Refused, type Sender } from '../as-person.ts';
import { saveGeneralDraft, updateGeneralSession } from './session-draft.ts';
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
    const errors = [...(checked.ok ? [] : checked.errors), ...(contact.ok ? [] : contact.errors)];
    return { outcome: 'refused', errors };
  }
  const ready = { answers: checked.answers, person: contact.answers };
  // A contact that is sent again is one lead; what was answered before it may be other, and is priced each time (decisions X5).
  const lead = await bff.once.run(ask.key, bff.config.LEAD_REMEMBER_SECONDS, async (key) => {
    const answer = await asPerson(bff, ask, ready.person.customer_email, () =>
      capture(bff, { ...ask, key }, ready),
    );
    return { remember: answer.outcome === 'captured', answer };
  });
  return lead.outcome === 'captured' ? price(bff, ask, ready, lead) : lead;
}

/** Whether the catalogue has an activity, for the rules. */
export async function activityRules(
  { quoting }: Pick<Bff, 'quoting'>,
  { context }: Pick<Sender, 'context'>,
): Promise<Required<Pick<GeneralRules, 'knowsActivity'>>> {
  const { activities } = await quoting.generalLists({}, context);
  return { knowsActivity: (activityId) => activities.some(({ id }) => id === activityId) };
}

interface Ready {
  answers: GeneralAnswers;
  person: CompanyContact;
}

interface Captured {
  outcome: 'captured';
  draftId: string;
  leadId: string;
  reference: string;
}

async function capture(bff: Bff, ask: SubmitAsk, { answers, person }: Ready): Promise<Captured> {
  const { draftId } = await saveGeneralDraft(bff, ask, draftOf(ask, person), lastStep);
  const { leadId, reference } = await bff.leads.captureLead(
    {
      idempotencyKey: ask.key,
      kind: 'business',
      contact: personOf(person),
      details: leadDetails(answers, person),
    },
    { ...ask.context, correlationId: draftId },
  );
  return { outcome: 'captured', draftId, leadId, reference };
}

async function price(
  bff: Bff,
  ask: SubmitAsk,
  { answers, person }: Ready,
  { draftId, leadId, reference }: Captured,
): Promise<Submitted> {
  const { session } = ask;
  const context = { ...ask.context, correlationId: draftId };
  // Another post may have captured the lead: its draft is this session's.
  await updateGeneralSession(session, { draftId, leadId });
  await saveGeneralDraft(bff, ask, draftOf(ask, person), lastStep);
  const quote = await priceGeneral(bff, { session, context, draftId, reference, answers, leadId });
  if (!quote) return noSuchActivity();
  const { quoteId } = quote;
  await bff.leads.linkQuote({ leadId, quoteId }, context);
  const shown = quote.types.filter(({ state }) => state !== 'on_request');
  const page = pageAfterGeneral(shown.length);
  if (page === 'thankYou') {
    const types = quote.types.map(({ type }) => type);
    const contact = { name: person.contact_name, email: person.customer_email };
    await bff.quoting.requestGeneralPrices({ quoteId, types, contact }, context);
  }
  await session.update((data) => ({
    ...data,
    thanks: {
      reference,
      noProducts: page === 'thankYou',
      at: bff.now().toISOString(),
      kind: page === 'thankYou' ? 'price_request' : 'business',
    },
  }));
  return { outcome: 'captured', reference, page };
}

const lastStep = 'general_contact_page';

function draftOf({ draft }: SubmitAsk, contact: CompanyContact): GeneralDraft {
  return { ...draft, contact };
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
