/** What a person does for a business: prices that no card gives, a mail with those that are, the policy itself (decisions G4, G7). */
import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { linkOf } from '@muqarin/rules/mailed-links';
import { makeReference } from '@muqarin/rules/reference';
import type { GeneralPolicyRequest, GeneralQuote } from '../../../contract/general/quote.ts';
import {
  generalPolicyRequested,
  generalPriceRequested,
  generalQuoteEmailed,
} from '../../events/general-events.ts';
import { requestsOf } from '../../store/general/quotes.ts';
import { generalQuoteView } from '../../views/general/quote-view.ts';
import { tileIn } from './choose-plans.ts';
import { type GeneralContext, requireGeneralQuote } from './context.ts';
import { generalOfferOf } from './priced-event.ts';

interface Person {
  name: string;
  email: string;
}

const keysKept = 100;
const offersOfAType = 3;

/** Types with a price, and those that were asked for before, are left out. */
export async function requestGeneralPrices(
  context: GeneralContext,
  input: { quoteId: string; types: readonly string[]; contact: Person },
  call: CallContext,
): Promise<GeneralQuote> {
  const stored = await requireGeneralQuote(context, input.quoteId);
  const quote = await generalQuoteView(context.rater, stored);
  const types = quote.types
    .filter(({ type, state, requested }) => {
      return state !== 'priced' && !requested && input.types.includes(type);
    })
    .map(({ type }) => type);
  if (types.length === 0) return quote;
  const { _id: quoteId, reference, validUntil, answers, requestedTypes } = stored;
  const told = {
    quoteId,
    reference,
    types,
    recipient: input.contact,
    details: types.includes('other') ? answers.other : '',
    link: linkOf('general_quote', quoteId, validUntil),
  };
  const after = await context.quotes.change(quoteId, {
    set: { requestedTypes: [...requestedTypes, ...types] },
    when: { requestedTypes: { $nin: types } },
    events: [createEvent(generalPriceRequested, told, call, context.events)],
  });
  return after
    ? generalQuoteView(context.rater, after)
    : requestGeneralPrices(context, input, call);
}

/** Raises the event that the notifications service mails from; the same key raises it once. */
export async function emailGeneralQuote(
  context: GeneralContext,
  input: { quoteId: string; idempotencyKey: string; contact: Person },
  call: CallContext,
): Promise<{ sent: true }> {
  const stored = await requireGeneralQuote(context, input.quoteId);
  const { types, tiles } = await generalQuoteView(context.rater, stored);
  const { _id: quoteId, reference, validUntil, status } = stored;
  const told = {
    quoteId,
    reference,
    validUntil,
    link: linkOf('general_quote', quoteId, validUntil),
    recipient: input.contact,
    offers: types.flatMap(({ type }) =>
      tiles
        .filter((tile) => tile.type === type)
        .slice(0, offersOfAType)
        .map(generalOfferOf),
    ),
    onRequest: typesIn(types, 'on_request'),
    figureMissing: typesIn(types, 'figure_missing'),
  };
  await context.quotes.change(quoteId, {
    set: status === 'priced' ? { status: 'shared' } : {},
    push: { doneKeys: { $each: [input.idempotencyKey], $slice: -keysKept } },
    when: { doneKeys: { $ne: input.idempotencyKey } },
    events: [createEvent(generalQuoteEmailed, told, call, context.events)],
  });
  return { sent: true };
}

function typesIn(types: GeneralQuote['types'], wanted: string): string[] {
  return types.filter(({ state }) => state === wanted).map(({ type }) => type);
}

/** One policy of each plan, since a business asks for several types at once; whoever asks again for one hears of the first request. */
export async function requestGeneralPolicy(
  context: GeneralContext,
  input: {
    quoteId: string;
    planId: number;
    company: string;
    contact: Person;
    uploadIds: string[];
  },
  call: CallContext,
): Promise<{ request: GeneralPolicyRequest; created: boolean }> {
  const stored = await requireGeneralQuote(context, input.quoteId);
  const known = requestsOf(stored).find(({ planId }) => planId === input.planId);
  if (known) return { request: known, created: false };
  const tile = tileIn(await generalQuoteView(context.rater, stored), input.planId);
  const { _id: quoteId, reference, validUntil, leadId, revision } = stored;
  const { name: planName, insurerName, price } = tile;
  const request: GeneralPolicyRequest = {
    reference: `R${makeReference(context.randomBytes(8)).slice(2)}`,
    planId: tile.planId,
    planName,
    insurerName,
    netFils: price.netFils,
    grossFils: price.grossFils,
    uploadIds: input.uploadIds,
    requestedAt: context.now().toISOString(),
  };
  const told = {
    quoteId,
    reference,
    requestReference: request.reference,
    offer: generalOfferOf(tile),
    company: input.company,
    recipient: input.contact,
    uploadIds: input.uploadIds,
    link: linkOf('general_quote', quoteId, validUntil),
    ...(leadId === null ? {} : { leadId }),
  };
  const after = await context.quotes.change(quoteId, {
    set: { status: 'accepted', selectedPlanId: tile.planId },
    push: { requests: request },
    when: { revision, 'requests.planId': { $ne: tile.planId } },
    events: [createEvent(generalPolicyRequested, told, call, context.events)],
  });
  return after ? { request, created: true } : requestGeneralPolicy(context, input, call);
}
