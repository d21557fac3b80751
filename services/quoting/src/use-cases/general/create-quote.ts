import { isDeepStrictEqual } from 'node:util';
import type { CallContext } from '@muqarin/platform/context';
import { addDays, dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import { makeReference } from '@muqarin/rules/reference';
import type { GeneralAnswers, GeneralQuote } from '../../../contract/general/quote.ts';
import { quoteDays } from '../../parts.ts';
import {
  type GeneralRevision,
  requestsOf,
  type StoredGeneralQuote,
} from '../../store/general/quotes.ts';
import { generalQuoteView } from '../../views/general/quote-view.ts';
import { type GeneralContext, requireGeneralQuote } from './context.ts';
import { type PricedAnswers, priceGeneralAnswers } from './price-answers.ts';
import { generalPricedEvent } from './priced-event.ts';

interface CreateGeneralQuoteInput {
  idempotencyKey: string;
  draftId: string;
  leadId: string | null;
  reference?: string | undefined;
  answers: GeneralAnswers;
}

type Answered = { outcome: 'priced'; quote: GeneralQuote } | { outcome: 'unknown_activity' };

const revisionsKept = 20;

/** Prices every plan and stores quote and event in one write. The same key answers the first quote. */
export async function createGeneralQuote(
  context: GeneralContext,
  input: CreateGeneralQuoteInput,
  call: CallContext,
): Promise<Answered> {
  const { quotes, rater, newId, randomBytes } = context;
  const earlier = await quotes.findByKey(input.idempotencyKey);
  if (earlier) return shown(context, earlier);
  const now = revisionNow(context, input.answers, 1);
  if (!now) return { outcome: 'unknown_activity' };
  const quote: StoredGeneralQuote = {
    ...now.revision,
    validUntil: now.validUntil,
    _id: newId(),
    idempotencyKey: input.idempotencyKey,
    reference: input.reference ?? makeReference(randomBytes(8)),
    status: 'priced',
    draftId: input.draftId,
    leadId: input.leadId,
    erasedAt: null,
    comparedPlanIds: [],
    selectedPlanId: null,
    selection: '',
    requestedTypes: [],
    requests: [],
    doneKeys: [],
    revisions: [],
  };
  const event = generalPricedEvent(context, quote, now.priced, call);
  if (await quotes.insert(quote, event)) {
    return { outcome: 'priced', quote: await generalQuoteView(rater, quote) };
  }
  const first = await quotes.findByKey(input.idempotencyKey);
  if (!first) throw new Error('a general quote refused as a duplicate cannot be found');
  return shown(context, first);
}

/** Other figures, another day or another catalogue: a new revision; else the quote as it is. */
export async function reviseGeneralQuote(
  context: GeneralContext,
  input: { quoteId: string; answers?: GeneralAnswers | undefined; leadId?: string | undefined },
  call: CallContext,
): Promise<Answered> {
  const before = await requireGeneralQuote(context, input.quoteId);
  const leadId = input.leadId ?? before.leadId;
  const now = revisionNow(context, input.answers ?? before.answers, before.revision + 1);
  if (!now) return { outcome: 'unknown_activity' };
  const isAccepted = requestsOf(before).length > 0;
  if (isAccepted || (isSame(before, now.revision) && leadId === before.leadId)) {
    return shown(context, before);
  }
  const offered = new Set(now.revision.prices.map(({ planId }) => planId));
  const isChosenGone = before.selectedPlanId !== null && !offered.has(before.selectedPlanId);
  const set = {
    ...now.revision,
    leadId,
    validUntil: now.validUntil,
    comparedPlanIds: before.comparedPlanIds.filter((planId) => offered.has(planId)),
    ...(isChosenGone ? { selectedPlanId: null, selection: '' } : {}),
    revisions: [...before.revisions, revisionOf(before)].slice(-revisionsKept),
  };
  const changed = await context.quotes.change(before._id, {
    set,
    when: { revision: before.revision },
    events: [generalPricedEvent(context, { ...before, ...set }, now.priced, call)],
  });
  return changed ? shown(context, changed) : reviseGeneralQuote(context, input, call);
}

async function shown({ rater }: GeneralContext, stored: StoredGeneralQuote): Promise<Answered> {
  return { outcome: 'priced', quote: await generalQuoteView(rater, stored) };
}

/** Prices of today by the catalogue in force; null for an unknown activity. */
function revisionNow(
  { rater, now }: GeneralContext,
  answers: GeneralAnswers,
  revision: number,
): { revision: GeneralRevision; validUntil: string; priced: PricedAnswers } | null {
  const catalogue = rater.current();
  const today = dubaiToday(now());
  const day = toIsoDate(today);
  const priced = priceGeneralAnswers(catalogue, answers, day);
  if (!priced) return null;
  const prices = priced.types.flatMap(({ plans }) =>
    plans.map(({ plan, price }) => ({ planId: plan.id, netFils: price.netFils })),
  );
  return {
    revision: { revision, answers, day, catalogueVersion: catalogue.version, prices },
    validUntil: toIsoDate(addDays(today, quoteDays)),
    priced,
  };
}

function isSame(before: StoredGeneralQuote, after: GeneralRevision): boolean {
  const { revision: _before, ...was } = revisionOf(before);
  const { revision: _after, ...is } = after;
  return isDeepStrictEqual(was, is);
}

function revisionOf(stored: StoredGeneralQuote): GeneralRevision {
  const { revision, answers, day, catalogueVersion, prices } = stored;
  return { revision, answers, day, catalogueVersion, prices };
}
