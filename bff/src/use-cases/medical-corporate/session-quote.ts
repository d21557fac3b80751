/** The session's group quote: ids come from the session only (decisions V17, X22). */
import { createHash } from 'node:crypto';
import type { GroupPolicy } from '@muqarin/orders/contract/medical-corporate/policy';
import type { GroupAnswers as Ratable } from '@muqarin/quoting/contract/medical-corporate/answers';
import type { GroupQuote } from '@muqarin/quoting/contract/medical-corporate/quote';
import type { FieldError } from '@muqarin/rules/checked';
import { toIsoDate } from '@muqarin/rules/dates';
import { assumedCategory, type GroupCategory } from '@muqarin/rules/medical-corporate/group';
import { corporateRoutes } from '@muqarin/rules/medical-corporate/pages';
import type { GroupAnswers } from '@muqarin/rules/medical-corporate/types';
import { filled } from '@muqarin/rules/message';
import { messages } from '@muqarin/rules/messages';
import { SaidError } from '../../locale/said-error.ts';
import type { Bff } from '../../parts.ts';
import { stableJson } from '../../security/stable-json.ts';
import type { DraftAsk } from '../line-drafts.ts';
import { appliedCategories } from './census/session-census.ts';
import { groupDrafts } from './session-draft.ts';

/** Priced anew when its prices have ended; null without a quote. */
export async function findGroupQuote(
  { quoting, today }: Pick<Bff, 'quoting' | 'today'>,
  { session, context }: DraftAsk,
): Promise<GroupQuote | null> {
  const { quoteId } = groupDrafts.idsOf(session);
  if (quoteId === null) return null;
  const quote = await quoting.groupQuote({ quoteId }, context);
  if (!quote || quote.status === 'bound' || toIsoDate(today()) <= quote.validUntil) return quote;
  const revised = await quoting.reviseGroupQuote({ quoteId }, context);
  return revised.outcome === 'priced' ? revised.quote : quote;
}

/** Throws AppError conflict (409) without a quote. */
export async function groupQuoteOfSession(bff: Bff, ask: DraftAsk): Promise<GroupQuote> {
  const quote = await findGroupQuote(bff, ask);
  if (quote) return quote;
  const address = corporateRoutes.questionnaire;
  throw new SaidError('conflict', 'BFF.NO_QUOTE', filled(messages.startAgain, { address }));
}

/** What the session's group was sold as, which orders keeps; null before. */
export async function findGroupPolicy(bff: Bff, ask: DraftAsk): Promise<GroupPolicy | null> {
  const { quoteId } = groupDrafts.idsOf(ask.session);
  const quote = quoteId === null ? null : await bff.quoting.groupQuote({ quoteId }, ask.context);
  return quote && policyOfGroup(bff, ask, quote);
}

/** A quote is bound before it becomes a policy, and may be so without one. */
export async function policyOfGroup(
  { orders }: Pick<Bff, 'orders'>,
  { context }: Pick<DraftAsk, 'context'>,
  { quoteId, status }: Pick<GroupQuote, 'quoteId' | 'status'>,
): Promise<GroupPolicy | null> {
  return status === 'bound' ? orders.groupPolicyOfQuote({ quoteId }, context) : null;
}

/** Where whoever has bought goes on: to the papers that its insurer waits for, then to its end (decisions M45). */
export function pageOfPolicy({ status }: Pick<GroupPolicy, 'status'>): string {
  return status === 'pending_documents' ? corporateRoutes.documents : corporateRoutes.thankYou;
}

interface PriceGroup extends DraftAsk {
  draftId: string;
  reference: string;
  answers: GroupAnswers;
  leadId: string | null;
}

export type PricedGroup =
  | { outcome: 'priced'; quote: GroupQuote }
  | { outcome: 'refused'; errors: FieldError[] };

/** The one quote of a draft: made of its first whole answers, revised when they change. */
export async function priceGroup(bff: Bff, ask: PriceGroup): Promise<PricedGroup> {
  const { session, draftId, reference, leadId } = ask;
  const context = { ...ask.context, correlationId: draftId };
  const known = await findGroupQuote(bff, { session, context });
  const open = known?.status === 'bound' ? null : known;
  const answers = ratable(ask.answers, await savedDetails(bff, ask, open));
  const priced = open
    ? await bff.quoting.reviseGroupQuote(
        { quoteId: open.quoteId, answers, ...(leadId === null ? {} : { leadId }) },
        context,
      )
    : await bff.quoting.createGroupQuote(
        {
          idempotencyKey: keyOf(known?.quoteId ?? draftId, answers),
          draftId,
          leadId,
          reference,
          answers,
        },
        context,
      );
  if (priced.outcome !== 'priced') {
    const errors = priced.messages.map((message) => ({ field: 'member_count', message }));
    return { outcome: 'refused', errors };
  }
  const { quoteId } = priced.quote;
  if (quoteId !== known?.quoteId) await groupDrafts.update(session, { quoteId });
  return { outcome: 'priced', quote: priced.quote };
}

/** What was saved with the prices so far comes first, then what the staff list says; for another emirate its bands are other ones. */
async function savedDetails(
  bff: Bff,
  ask: PriceGroup,
  open: GroupQuote | null,
): Promise<GroupCategory[]> {
  const { emirate_id: emirateId } = ask.answers;
  const categories = open?.answers.categories ?? [];
  const saved = categories.filter(({ flag }) => flag === 1);
  const isSame = open?.answers.emirateId === emirateId;
  if (isSame && ratable(ask.answers, saved).categories.every(({ flag }) => flag === 1))
    return saved;
  const listed = await appliedCategories(bff, ask, emirateId);
  return isSame ? [...saved, ...listed] : [...listed, ...saved];
}

/**
 * The answers in the rating service's words. Of a category whose number of employees is still the same, member details that were
 * saved stay; of any other they are assumed until somebody says more (decisions M66).
 */
export function ratable(
  { emirate_id: emirateId, member_count: total, categories }: GroupAnswers,
  saved: readonly GroupCategory[] = [],
): Ratable {
  const counts = categories.length > 0 ? categories : [total];
  const first = categories.length > 0 ? 1 : 0;
  return {
    emirateId,
    categories: counts.map((employees, at) => {
      const same = saved.find((one) => one.number === first + at && one.employees === employees);
      return copied(same ?? assumedCategory(first + at, employees));
    }),
  };
}

/** The contract's lists may be written to. */
function copied({ ageBands, maternityBands, assumed, ...category }: GroupCategory) {
  const lists = { ageBands: [...ageBands], maternityBands: [...maternityBands] };
  return { ...category, ...lists, ...(assumed ? { assumed: [...assumed] } : {}) };
}

function keyOf(from: string, answers: Ratable): string {
  return createHash('sha256')
    .update(`${from}\n${stableJson(answers)}`)
    .digest('base64url');
}
