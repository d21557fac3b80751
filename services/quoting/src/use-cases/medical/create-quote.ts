import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { addDays, dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import { makeReference } from '@muqarin/rules/reference';
import type { RatableAnswers } from '../../../contract/medical/answers.ts';
import type { Quote } from '../../../contract/medical/quote.ts';
import { quotePriced } from '../../events/quote-events.ts';
import { alreadyBound, noQuote, type QuotingContext, quoteDays } from '../../parts.ts';
import type { StoredQuote } from '../../store/medical/quotes.ts';
import { quoteView } from '../../views/medical/quote-view.ts';

export interface CreateQuoteInput {
  idempotencyKey: string;
  draftId: string;
  leadId: string | null;
  reference?: string | undefined;
  answers: RatableAnswers;
}

/** Prices every plan that fits, and stores quote and event in one write. The same key answers the first quote. */
export async function createQuote(
  context: QuotingContext,
  input: CreateQuoteInput,
  call: CallContext,
): Promise<Quote> {
  const { quotes, rater } = context;
  const earlier = await quotes.findByKey(input.idempotencyKey);
  if (earlier) return quoteView(rater, earlier);
  const quote: StoredQuote = {
    ...pricedNow(context, input.answers),
    _id: context.newId(),
    idempotencyKey: input.idempotencyKey,
    reference: input.reference ?? makeReference(context.randomBytes(8)),
    revision: 1,
    draftId: input.draftId,
    leadId: input.leadId,
    erasedAt: null,
    comparedPlanIds: [],
    policy: null,
    droppedPlanNames: [],
    doneKeys: [],
    quotationLines: [],
  };
  const stored =
    (await quotes.insert(quote, pricedEvent(context, quote, call))) ??
    (await quotes.findByKey(input.idempotencyKey));
  if (!stored) throw new Error('a quote refused as a duplicate cannot be found');
  return quoteView(rater, stored);
}

/** New members, new prices, a new revision (S0 4, decisions M53). A bound quote stays as it was sold. */
export async function repriceQuote(
  context: QuotingContext,
  input: { quoteId: string; answers: RatableAnswers },
  call: CallContext,
): Promise<Quote> {
  const { quotes, rater } = context;
  for (;;) {
    const before = await quotes.find(input.quoteId);
    if (!before) throw noQuote();
    if (before.policy) throw alreadyBound();
    const priced = pricedNow(context, input.answers);
    const offered = new Set(priced.prices.map((price) => price.planId));
    const gone = before.prices
      .filter((price) => !offered.has(price.planId))
      .map((price) => price.planId);
    const changes = {
      ...priced,
      revision: before.revision + 1,
      comparedPlanIds: before.comparedPlanIds.filter((id) => offered.has(id)),
      droppedPlanNames: await rater.planNames(before.catalogueVersion, gone),
    };
    const after = await quotes.change(input.quoteId, {
      set: changes,
      when: { revision: before.revision, policy: null },
      events: [pricedEvent(context, { ...before, ...changes }, call)],
    });
    if (after) return quoteView(rater, after);
  }
}

function pricedNow(context: QuotingContext, answers: RatableAnswers) {
  const today = dubaiToday(context.now());
  const day = toIsoDate(today);
  const { version, prices } = context.rater.priceAll(answers, day);
  return {
    answers,
    day,
    validUntil: toIsoDate(addDays(today, quoteDays)),
    catalogueVersion: version,
    prices,
    status: 'priced' as const,
    selectedPlanId: null,
  };
}

function pricedEvent(context: QuotingContext, quote: StoredQuote, call: CallContext) {
  const nets = quote.prices.map((price) => price.netFils);
  return createEvent(
    quotePriced,
    {
      quoteId: quote._id,
      reference: quote.reference,
      revision: quote.revision,
      catalogueVersion: quote.catalogueVersion,
      mainEmirate: quote.answers.main_emirate,
      category: quote.answers.category,
      memberCount: quote.answers.member_count,
      planCount: quote.prices.length,
      ...(nets.length > 0
        ? { lowestNetFils: BigInt(Math.min(...nets)), highestNetFils: BigInt(Math.max(...nets)) }
        : {}),
      prices: quote.prices.map((price) => ({
        planId: String(price.planId),
        netFils: BigInt(price.netFils),
      })),
      ...(quote.leadId ? { leadId: quote.leadId } : {}),
      basis: basisOf(quote),
    },
    call,
    context.events,
  );
}

/** What rating again needs beside emirate, category and catalogue: `src/replay/priced-quote.ts` reads it back. */
function basisOf({ day, answers }: StoredQuote) {
  const members = answers.members.map((member) => ({
    dateOfBirth: toIsoDate({ year: member.dob_year, month: member.dob_month, day: member.dob_day }),
    genderId: member.gender_id,
    maritalStatusId: member.marital_status_id,
    relationId: member.relation_id,
  }));
  return { day, members };
}
