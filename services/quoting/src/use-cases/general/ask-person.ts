/** What a person does for a business: prices that no card gives, a mail with those that are, the policy itself (decisions G4, G7). */
import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { linkOf } from '@muqarin/rules/mailed-links';
import { makeReference } from '@muqarin/rules/reference';
import type {
  GeneralPolicyRequest,
  GeneralQuote,
  GeneralTile,
} from '../../../contract/general/quote.ts';
import { arabicOf } from '../../domain/arabic.ts';
import { bind, changed, kept } from '../../domain/quote-life.ts';
import { policyRequested, priceRequested, quoteEmailed } from '../../events/quote-events.ts';
import type { StoredGeneralQuote } from '../../store/general/quotes.ts';
import { generalQuoteView } from '../../views/general/quote-view.ts';
import type { GeneralContext } from './context.ts';
import { tileIn } from './line.ts';
import { generalOfferOf } from './quote-events.ts';

interface Person {
  name: string;
  email: string;
}

const offersOfAType = 3;

/** Types with a price, and those that were asked for before, are left out. */
export async function requestGeneralPrices(
  { life, rater, events }: GeneralContext,
  input: { quoteId: string; types: readonly string[]; contact: Person },
  call: CallContext,
): Promise<GeneralQuote> {
  const { quote } = await life.move(input.quoteId, async (stored) => {
    const { types: all } = await generalQuoteView(rater, stored);
    const types = all
      .filter(({ type, state, requested }) => {
        return state !== 'priced' && !requested && input.types.includes(type);
      })
      .map(({ type }) => type);
    if (types.length === 0) return { decision: kept };
    const payload = {
      ...mailOf(stored, input.contact),
      types,
      details: types.includes('other') ? stored.answers.other : '',
    };
    return {
      decision: changed({}),
      own: { requestedTypes: [...stored.requestedTypes, ...types] },
      events: () => [createEvent(priceRequested, payload, call, events)],
    };
  });
  return generalQuoteView(rater, quote);
}

/** Raises the event that the notifications service mails from; the same key raises it once. */
export async function emailGeneralQuote(
  { life, rater, events }: GeneralContext,
  input: { quoteId: string; idempotencyKey: string; contact: Person },
  call: CallContext,
): Promise<{ sent: true }> {
  await life.share(input, async (stored) => {
    const { types, tiles } = await generalQuoteView(rater, stored);
    const offerOf = await offersIn(rater, stored);
    const payload = {
      ...mailOf(stored, input.contact),
      audience: 'shopper',
      form: 'plans',
      validUntil: stored.validUntil,
      offers: types.flatMap(({ type }) =>
        tiles
          .filter((tile) => tile.type === type)
          .slice(0, offersOfAType)
          .map(offerOf),
      ),
      onRequest: typesIn(types, 'on_request'),
      figureMissing: typesIn(types, 'figure_missing'),
    };
    return createEvent(quoteEmailed, payload, call, events);
  });
  return { sent: true };
}

async function offersIn(
  rater: GeneralContext['rater'],
  { catalogueVersion }: Pick<StoredGeneralQuote, 'catalogueVersion'>,
) {
  const { arabic } = await rater.ofVersion(catalogueVersion);
  return (tile: GeneralTile) =>
    generalOfferOf(tile, arabicOf(arabic, [tile.name, tile.insurerName]));
}

function typesIn(types: GeneralQuote['types'], wanted: string): string[] {
  return types.filter(({ state }) => state === wanted).map(({ type }) => type);
}

interface PolicyAsked {
  quoteId: string;
  planId: number;
  company: string;
  contact: Person;
  uploadIds: string[];
}

/** One policy of each plan, since a business asks for several types at once; whoever asks again for one hears of the first request. */
export async function requestGeneralPolicy(
  context: GeneralContext,
  input: PolicyAsked,
  call: CallContext,
): Promise<{ request: GeneralPolicyRequest; created: boolean }> {
  const { life, rater, events } = context;
  const { planId, company } = input;
  const reference = `R${makeReference(context.randomBytes(8)).slice(2)}`;
  const { quote, isNew } = await life.move(input.quoteId, async (stored) => {
    const { requests, leadId } = stored;
    if (requests.some((known) => known.planId === planId)) return { decision: kept };
    const tile = tileIn(await generalQuoteView(rater, stored), planId);
    const request = requestOf(context, tile, { ...input, reference });
    const payload = {
      ...mailOf(stored, input.contact),
      requestReference: request.reference,
      offer: (await offersIn(rater, stored))(tile),
      company,
      uploadIds: input.uploadIds,
      ...(leadId === null ? {} : { leadId }),
    };
    return {
      decision: bind(stored, planId, 'accepted'),
      own: { requests: [...requests, request], request: null },
      events: () => [createEvent(policyRequested, payload, call, events)],
    };
  });
  const request = quote.requests.find((known) => known.planId === planId);
  if (!request) throw new Error('a policy that was asked for is not kept');
  return { request, created: isNew };
}

function requestOf(
  { now }: GeneralContext,
  { planId, name: planName, insurerName, price }: GeneralTile,
  { uploadIds, reference }: PolicyAsked & { reference: string },
): GeneralPolicyRequest {
  return {
    reference,
    planId,
    planName,
    insurerName,
    netFils: price.netFils,
    grossFils: price.grossFils,
    uploadIds,
    requestedAt: now().toISOString(),
  };
}

/** What every mail about a quote says. */
function mailOf({ _id: quoteId, reference, validUntil }: StoredGeneralQuote, contact: Person) {
  return {
    quoteId,
    line: 'general',
    reference,
    contact,
    link: linkOf('general_quote', quoteId, validUntil),
  };
}
