/** The counts of a staff list become those of the group: of its draft, and of its prices where there are some (decisions M29). */
import { isDeepStrictEqual } from 'node:util';
import type { GroupQuote } from '@muqarin/quoting/contract/medical-corporate/quote';
import type { FieldError } from '@muqarin/rules/checked';
import { checkCompanyContact, personOf } from '@muqarin/rules/company-contact';
import { checkMembers } from '@muqarin/rules/medical-corporate/check-members';
import type { GroupCategory } from '@muqarin/rules/medical-corporate/group';
import { censusMessages } from '@muqarin/rules/medical-corporate/messages-census';
import { checkGroup } from '@muqarin/rules/medical-corporate/questions';
import type { GroupDraft } from '@muqarin/rules/medical-corporate/types';
import type { Bff } from '../../../parts.ts';
import { contactRules } from '../../as-person.ts';
import type { DraftAsk } from '../../line-drafts.ts';
import { clearPicksOf } from '../picks.ts';
import { groupDrafts } from '../session-draft.ts';
import { findGroupQuote } from '../session-quote.ts';
import { detailsOf } from '../submit-questionnaire.ts';
import type { ReadCensus } from './session-census.ts';

export type Applied =
  | { outcome: 'applied'; reference: string; quote: GroupQuote | null }
  | { outcome: 'refused'; errors: FieldError[] };

/** Throws what a service could not do; then nothing is filled in by half but the counts of the draft, which come again with the next try. */
export async function applyCensus(
  bff: Bff,
  ask: DraftAsk,
  { categories }: Pick<ReadCensus, 'categories'>,
): Promise<Applied> {
  const wrong = [...new Set(categories.flatMap(checkMembers))];
  if (categories.length === 0) return refused([censusMessages.nobodyRead]);
  if (wrong.length > 0) return refused(wrong);
  const quote = await findGroupQuote(bff, ask);
  const saved = await groupDrafts.change(bff, ask, ({ draft }) => ({
    draft: withCounts(draft, categories),
  }));
  const { reference } = saved;
  await updateLead(bff, ask);
  if (quote === null || quote.status === 'bound')
    return { outcome: 'applied', reference, quote: null };
  const context = { ...ask.context, correlationId: saved.draftId };
  const { quoteId, answers } = quote;
  const revised = await bff.quoting.reviseGroupQuote(
    { quoteId, answers: { ...answers, categories: [...categories] } },
    context,
  );
  if (revised.outcome !== 'priced') return refused(revised.messages);
  const changed = answers.categories.filter((before) => {
    const after = revised.quote.answers.categories.find(({ number }) => number === before.number);
    return !isDeepStrictEqual(before, after);
  });
  const numbers = changed.map(({ number }) => number);
  await clearPicksOf(ask.session, quoteId, numbers);
  return { outcome: 'applied', reference, quote: revised.quote };
}

function refused(messages: readonly string[]): Applied {
  return { outcome: 'refused', errors: messages.map((message) => ({ field: '', message })) };
}

/** In the words of the questions: employees by category. */
function withCounts(
  { categories: _before, ...draft }: GroupDraft,
  counted: readonly GroupCategory[],
): GroupDraft {
  const employees = counted.map((category) => category.employees);
  const isOne = counted[0]?.number === 0;
  return {
    ...draft,
    member_count: employees.reduce((sum, count) => sum + count, 0),
    multiple_categories: !isOne,
    ...(isOne ? {} : { categories: employees }),
  };
}

/** A lead that was left before goes on with these numbers (decisions M54). */
async function updateLead(bff: Bff, { session, context }: DraftAsk): Promise<void> {
  const { leadId, draftId } = groupDrafts.idsOf(session);
  if (leadId === null || draftId === null) return;
  const { draft } = await groupDrafts.ofSession(bff, { session, context });
  const checked = checkGroup(draft);
  const contact = checkCompanyContact(draft.contact ?? {}, contactRules(bff));
  if (!checked.ok || !contact.ok) return;
  const details = detailsOf(checked.answers, contact.answers);
  await bff.leads.changeGroupLead(
    { leadId, contact: personOf(contact.answers), details },
    { ...context, correlationId: draftId },
  );
}
