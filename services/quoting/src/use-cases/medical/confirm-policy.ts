import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { addDays, compareDates, dubaiToday, parseIsoDate, toIsoDate } from '@muqarin/rules/dates';
import { POLICY_START_MAX_DAYS } from '@muqarin/rules/medical/constants';
import { makeReference } from '@muqarin/rules/reference';
import type { Tile } from '../../../contract/medical/plan.ts';
import type { Policy } from '../../../contract/medical/quote.ts';
import { arabicOf } from '../../domain/arabic.ts';
import { bind, kept } from '../../domain/quote-life.ts';
import { policyConfirmed } from '../../events/quote-events.ts';
import type { StoredMedicalQuote } from '../../store/medical/quotes.ts';
import { offeredPlan } from '../offered-plan.ts';
import type { MedicalContext } from './context.ts';
import { priceOf } from './line.ts';

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
  context: MedicalContext,
  input: ConfirmPolicyInput,
  call: CallContext,
): Promise<Confirmation> {
  const found = await context.life.require(input.quoteId);
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
  return sell(context, quote, input, call);
}

async function sell(
  { life, ...context }: MedicalContext,
  quote: StoredMedicalQuote,
  input: ConfirmPolicyInput,
  call: CallContext,
): Promise<Confirmation> {
  const { quote: after, isNew } = await life.move(quote._id, async (now) => {
    // Members that changed since it was read: the buyer has to see the new price.
    if (now.policy || now.revision !== quote.revision) return { decision: kept };
    const { policy, insurerId } = await policyOf(context, now, input);
    const { arabic } = await context.rater.catalogueOf(now.catalogueVersion);
    const texts = [policy.planName, policy.insurerName, ...(policy.condition?.texts ?? [])];
    const told = eventOf(
      now,
      { policy, insurerId, arabic: arabicOf(arabic, texts) },
      input.contact,
    );
    return {
      decision: bind(now, input.planId, 'bound'),
      own: { policy },
      events: () => [createEvent(policyConfirmed, told, call, context.events)],
    };
  });
  if (after.policy) return { outcome: 'confirmed', policy: after.policy, first: isNew };
  return { outcome: 'price_changed', netFils: priceOf(after, input.planId).netFils };
}

async function policyOf(
  { rater, newId, randomBytes, now }: Omit<MedicalContext, 'life'>,
  quote: StoredMedicalQuote,
  input: ConfirmPolicyInput,
): Promise<{ policy: Policy; insurerId: number }> {
  const price = priceOf(quote, input.planId);
  const [tile] = await rater.tiles(quote.catalogueVersion, [price]);
  if (!tile) throw new Error('a priced plan is not in its catalogue');
  const policy: Policy = {
    policyId: newId(),
    policyReference: makeReference(randomBytes(8)),
    planId: price.planId,
    planName: tile.name,
    insurerName: tile.insurerName,
    netFils: price.netFils,
    vatFils: price.vatFils,
    grossFils: price.grossFils,
    startDate: input.startDate,
    ...conditionOf(tile, input),
    status: 'pending_documents',
    confirmedAt: now().toISOString(),
  };
  return { policy, insurerId: tile.insurerId };
}

async function conditionsOf(
  context: MedicalContext,
  quote: StoredMedicalQuote,
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
  quote: StoredMedicalQuote,
  sold: { policy: Policy; insurerId: number; arabic: Record<string, string> },
  contact: ConfirmPolicyInput['contact'],
) {
  const { policy, insurerId, arabic } = sold;
  const { condition } = policy;
  const conditions = condition?.texts.map((text) => ({ text })) ?? [];
  return {
    policyId: policy.policyId,
    policyReference: policy.policyReference,
    quoteId: quote._id,
    quoteReference: quote.reference,
    plan: offeredPlan({ ...policy, name: policy.planName, conditions }, policy, arabic),
    insurerId: String(insurerId),
    startDate: policy.startDate,
    memberCount: quote.answers.member_count,
    contact,
    status: policy.status,
    ...(quote.leadId ? { leadId: quote.leadId } : {}),
    ...(condition ? { conditionConfirmed: condition.confirmed } : {}),
    line: 'medical',
  };
}

async function stillValid(
  context: MedicalContext,
  quote: StoredMedicalQuote,
  call: CallContext,
): Promise<StoredMedicalQuote> {
  if (toIsoDate(dubaiToday(context.now())) <= quote.validUntil) return quote;
  const { _id: quoteId, answers } = quote;
  return (await context.life.revise({ quoteId, change: { answers } }, call)).quote;
}

/** Today to 60 days ahead, in Dubai (decisions M43, X15). */
function startsInTime(context: MedicalContext, startDate: string): boolean {
  const start = parseIsoDate(startDate);
  if (!start) return false;
  const today = dubaiToday(context.now());
  return (
    compareDates(start, today) >= 0 &&
    compareDates(start, addDays(today, POLICY_START_MAX_DAYS)) <= 0
  );
}
