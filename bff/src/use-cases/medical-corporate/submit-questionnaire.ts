/** The end of the corporate questionnaire (S0 4, decisions M13): the lead first, so that no contact is lost, then the quote. */
import { AppError } from '@muqarin/platform/errors';
import { errorsOf } from '@muqarin/rules/checked';
import { type CompanyContact, checkCompanyContact, personOf } from '@muqarin/rules/company-contact';
import { corporateRoutes } from '@muqarin/rules/medical-corporate/pages';
import { checkGroup } from '@muqarin/rules/medical-corporate/questions';
import type { GroupAnswers, GroupDraft } from '@muqarin/rules/medical-corporate/types';
import { messages } from '@muqarin/rules/messages';
import type { Bff } from '../../parts.ts';
import { contactRules, type Refused, type Sender } from '../as-person.ts';
import { leadOnce, quoteOf, thank } from '../lead-then-quote.ts';
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
    return { outcome: 'refused', errors: [...errorsOf(checked), ...errorsOf(contact)] };
  }
  if (leadId !== undefined && leadId !== groupDrafts.idsOf(ask.session).leadId) {
    throw new AppError('not_found', 'BFF.NO_LEAD', messages.notFound);
  }
  const { answers } = checked;
  const person = contact.answers;
  const ended = {
    drafts: groupDrafts,
    step: 'company',
    draft: { ...draft, contact: person },
    email: person.customer_email,
  } as const;
  const found = { contact: personOf(person), details: detailsOf(answers, person) };
  const lead = await leadOnce(bff, ask, ended, async (draftId, context) => {
    const known = leadId === undefined ? null : { leadId, ...found };
    const { reference = null } = known ? await bff.leads.changeGroupLead(known, context) : {};
    if (known && reference !== null) return { leadId: known.leadId, reference };
    const counted = await bff.quoting.countGroupPlans({ answers: ratable(answers) }, context);
    const productCount = counted.outcome === 'priced' ? counted.plans.length : 0;
    return { kind: 'medical_corporate', draftId, ...found, productCount };
  });
  if (lead.outcome === 'refused') return lead;
  const quote = await quoteOf(bff, ask, lead, async (asked) => {
    const priced = await priceGroup(bff, { ...asked, answers });
    return priced.outcome === 'priced' ? priced.quote : priced;
  });
  if ('outcome' in quote) return quote;
  const count = Math.max(0, ...quote.lists.map(({ plans }) => plans));
  const { reference } = lead;
  await thank(bff, ask.session, { line: 'medical-corporate', reference, noProducts: count === 0 });
  return { outcome: 'captured', reference, count };
}

/** Of the lead. */
export function detailsOf(answers: GroupAnswers, person: CompanyContact) {
  return {
    emirate: answers.emirate_id,
    employees: answers.member_count,
    categoryEmployees: [...answers.categories],
    companyName: person.company_name,
  };
}
