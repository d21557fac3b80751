/** The end of the corporate questionnaire (S0 4, decisions M13): the lead first, so that no contact is lost, then the quote. */
import { AppError } from '@muqarin/platform/errors';
import { type CompanyContact, checkCompanyContact, personOf } from '@muqarin/rules/company-contact';
import { corporateRoutes } from '@muqarin/rules/medical-corporate/pages';
import { checkGroup } from '@muqarin/rules/medical-corporate/questions';
import type { GroupAnswers, GroupDraft } from '@muqarin/rules/medical-corporate/types';
import { messages } from '@muqarin/rules/messages';
import type { Bff } from '../../parts.ts';
import { asPerson, contactRules, type Refused, type Sender } from '../as-person.ts';
import { groupDrafts } from './session-draft.ts';
import { priceGroup, ratable } from './session-quote.ts';

type Submitted = { outcome: 'captured'; reference: string; count: number } | Refused;

interface SubmitAsk extends Sender {
  draft: GroupDraft;
  /** A lead of this session that goes on (decisions M54). */
  leadId?: string | undefined;
}

/** Where the answer leads: without a plan to a person (S0 4). */
export function pageAfterSubmit({ count }: { count: number }): string {
  return count > 0 ? corporateRoutes.products : corporateRoutes.noProducts;
}

/** Throws AppError not_found for a lead that is not the session's, too_many, or what a service could not do. */
export async function submitGroup(bff: Bff, ask: SubmitAsk): Promise<Submitted> {
  const { draft, leadId } = ask;
  const checked = checkGroup(draft);
  const contact = checkCompanyContact(draft.contact ?? {}, contactRules(bff));
  if (!checked.ok || !contact.ok) {
    const errors = [...(checked.ok ? [] : checked.errors), ...(contact.ok ? [] : contact.errors)];
    return { outcome: 'refused', errors };
  }
  if (leadId !== undefined && leadId !== groupDrafts.idsOf(ask.session).leadId) {
    throw new AppError('not_found', 'BFF.NO_LEAD', messages.notFound);
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

interface Ready {
  answers: GroupAnswers;
  person: CompanyContact;
}

interface Captured {
  outcome: 'captured';
  draftId: string;
  leadId: string;
  reference: string;
}

async function capture(bff: Bff, ask: SubmitAsk, ready: Ready): Promise<Captured> {
  const { answers, person } = ready;
  const { draftId } = await groupDrafts.save(bff, ask, withContact(ask, person), 'company');
  const context = { ...ask.context, correlationId: draftId };
  const lead = { contact: personOf(person), details: detailsOf(ready) };
  if (ask.leadId !== undefined) {
    const { leadId } = ask;
    const { reference } = await bff.leads.changeGroupLead({ leadId, ...lead }, context);
    if (reference !== null) return { outcome: 'captured', draftId, leadId, reference };
  }
  const counted = await bff.quoting.countGroupPlans({ answers: ratable(answers) }, context);
  const productCount = counted.outcome === 'priced' ? counted.plans.length : 0;
  const { leadId, reference } = await bff.leads.captureLead(
    { idempotencyKey: ask.key, kind: 'medical_corporate', draftId, ...lead, productCount },
    context,
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
  await groupDrafts.update(session, { draftId, leadId });
  await groupDrafts.save(bff, ask, withContact(ask, person), 'company');
  const priced = await priceGroup(bff, { session, context, draftId, reference, answers, leadId });
  if (priced.outcome === 'refused') return priced;
  const { quoteId, lists } = priced.quote;
  await bff.leads.linkQuote({ leadId, quoteId }, context);
  const count = Math.max(0, ...lists.map(({ plans }) => plans));
  await session.update((data) => ({
    ...data,
    thanks: { reference, noProducts: count === 0, at: bff.now().toISOString() },
  }));
  return { outcome: 'captured', reference, count };
}

function withContact({ draft }: SubmitAsk, contact: CompanyContact): GroupDraft {
  return { ...draft, contact };
}

function detailsOf({ answers, person }: Ready) {
  return {
    emirate: answers.emirate_id,
    employees: answers.member_count,
    categoryEmployees: [...answers.categories],
    companyName: person.company_name,
  };
}
