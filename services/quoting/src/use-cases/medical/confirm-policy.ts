import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { addDays, compareDates, dubaiToday, parseIsoDate, toIsoDate } from '@muqarin/rules/dates';
import { POLICY_START_MAX_DAYS } from '@muqarin/rules/medical/constants';
import { makeReference } from '@muqarin/rules/reference';
import type { Tile } from '../../../contract/medical/plan.ts';
import type { Policy } from '../../../contract/medical/quote.ts';
import { policyConfirmed } from '../../events/quote-events.ts';
import type { QuotingContext } from '../../parts.ts';
import type { StoredQuote } from '../../store/medical/quotes.ts';
import { offeredPlan } from '../offered-plan.ts';
import { priceOf, requireQuote } from './choose-plans.ts';
import { repriceQuote } from './create-quote.ts';

export interface ConfirmPolicyInput {
  quoteId: string;
  planId: number;
  /** What the buyer saw; never trusted, only compared (decisions M41). */
  premiumFils: number;
  /** ISO day. */
  startDate: string;
  contact: { name: string; email: string };
  /** Whether the plan's condition applies; undefined where nobody was asked (decisions X31). */
  conditionConfirmed?: boolean | undefined;
}

export type Confirmation =
  | { outcome: 'confirmed'; policy: Policy; first: boolean }
  | { outcome: 'price_changed'; netFils: number }
  | { outcome: 'bad_start_date' }
  | { outcome: 'condition_refused'; conditions: string[] };

/**
 * Confirms once: a second confirmation, a reload or twenty parallel ones get the first one's policy. The premium is
 * rated again from the stored answers and card; a quote that has run out is priced anew first.
 */
export async function confirmPolicy(
  context: QuotingContext,
  input: ConfirmPolicyInput,
  call: CallContext,
): Promise<Confirmation> {
  const found = await requireQuote(context, input.quoteId);
  if (found.policy) return { outcome: 'confirmed', policy: found.policy, first: false };
  if (!startsInTime(context, input.startDate)) return { outcome: 'bad_start_date' };
  if (input.conditionConfirmed === false) {
    const conditions = await conditionsOf(context, found, input.planId);
    if (conditions.length > 0) return { outcome: 'condition_refused', conditions };
  }
  const quote = await stillValid(context, found, call);
  const stored = priceOf(quote, input.planId);
  const rated = await context.rater.rate(
    quote.catalogueVersion,
    quote.answers,
    quote.day,
    input.planId,
  );
  const netFils = rated?.netFils ?? stored.netFils;
  if (netFils !== input.premiumFils) return { outcome: 'price_changed', netFils };
  return bind(context, quote, input, call);
}

async function bind(
  context: QuotingContext,
  quote: StoredQuote,
  input: ConfirmPolicyInput,
  call: CallContext,
): Promise<Confirmation> {
  const price = priceOf(quote, input.planId);
  const [tile] = await context.rater.tiles(quote.catalogueVersion, [price]);
  if (!tile) throw new Error('a priced plan is not in its catalogue');
  const policy: Policy = {
    policyId: context.newId(),
    policyReference: makeReference(context.randomBytes(8)),
    planId: price.planId,
    planName: tile.name,
    insurerName: tile.insurerName,
    netFils: price.netFils,
    vatFils: price.vatFils,
    grossFils: price.grossFils,
    startDate: input.startDate,
    ...conditionOf(tile, input),
    status: 'pending_documents',
    confirmedAt: context.now().toISOString(),
  };
  const event = createEvent(
    policyConfirmed,
    eventOf(quote, policy, tile.insurerId, input.contact),
    call,
    context.events,
  );
  const after = await context.quotes.change(quote._id, {
    set: { policy, status: 'bound', selectedPlanId: policy.planId },
    when: { policy: null, revision: quote.revision },
    events: [event],
  });
  if (after) return { outcome: 'confirmed', policy, first: true };
  const winner = await requireQuote(context, quote._id);
  if (winner.policy) return { outcome: 'confirmed', policy: winner.policy, first: false };
  // The members changed between reading and writing: the buyer has to see the new price.
  return { outcome: 'price_changed', netFils: priceOf(winner, input.planId).netFils };
}

async function conditionsOf(
  context: QuotingContext,
  quote: StoredQuote,
  planId: number,
): Promise<string[]> {
  const [tile] = await context.rater.tiles(quote.catalogueVersion, [priceOf(quote, planId)]);
  return tile?.conditions.map(({ text }) => text) ?? [];
}

/** Where nobody was asked, the policy says so: to its buyer and to staff. */
function conditionOf({ conditions }: Tile, { conditionConfirmed }: ConfirmPolicyInput) {
  if (conditions.length === 0) return {};
  const texts = conditions.map(({ text }) => text);
  return { condition: { texts, confirmed: conditionConfirmed === true } };
}

function eventOf(
  quote: StoredQuote,
  policy: Policy,
  insurerId: number,
  contact: ConfirmPolicyInput['contact'],
) {
  const { condition } = policy;
  const conditions = condition?.texts.map((text) => ({ text })) ?? [];
  return {
    policyId: policy.policyId,
    policyReference: policy.policyReference,
    quoteId: quote._id,
    quoteReference: quote.reference,
    plan: offeredPlan({ ...policy, name: policy.planName, conditions }, policy),
    insurerId: String(insurerId),
    startDate: policy.startDate,
    memberCount: quote.answers.member_count,
    contact,
    status: policy.status,
    ...(quote.leadId ? { leadId: quote.leadId } : {}),
    ...(condition ? { conditionConfirmed: condition.confirmed } : {}),
  };
}

async function stillValid(
  context: QuotingContext,
  quote: StoredQuote,
  call: CallContext,
): Promise<StoredQuote> {
  if (toIsoDate(dubaiToday(context.now())) <= quote.validUntil) return quote;
  await repriceQuote(context, { quoteId: quote._id, answers: quote.answers }, call);
  return requireQuote(context, quote._id);
}

/** Today to 60 days ahead, in Dubai (decisions M43, X15). */
function startsInTime(context: QuotingContext, startDate: string): boolean {
  const start = parseIsoDate(startDate);
  if (!start) return false;
  const today = dubaiToday(context.now());
  return (
    compareDates(start, today) >= 0 &&
    compareDates(start, addDays(today, POLICY_START_MAX_DAYS)) <= 0
  );
}
