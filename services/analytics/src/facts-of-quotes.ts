/** What the read model keeps of the story of a quote, whatever its line of insurance. */
import type { Offer, QuotePriced } from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';
import { quoteStory } from '@muqarin/proto/quotes';
import { type FactSource, filsOrNull, sources } from './fact-source.ts';

export const quoteFactSources: readonly FactSource[] = [
  ...sources(quoteStory.priced, ({ data }, at) => ({
    kind: 'quote',
    line: data.line,
    at,
    quoteId: data.quoteId,
    reference: data.reference,
    revision: data.revision,
    emirateId: data.emirateId,
    ...whomOf(data),
    planCount: data.planCount,
    lowestNetFils: filsOrNull(data.lowestNetFils),
    highestNetFils: filsOrNull(data.highestNetFils),
  })),
  ...sources(quoteStory.compared, ({ data: { line, planIds } }, at) => {
    return { kind: 'comparison', line, at, plans: planIds.length };
  }),
  ...sources(quoteStory.selected, ({ data: { line, offer } }, at) => {
    return { kind: 'selection', line, at, ...planOf(offer) };
  }),
  ...sources(quoteStory.emailed, ({ data: { line, audience, offers } }, at) => {
    return { kind: 'mail', line, at, audience, plans: offers.length };
  }),
  ...sources(quoteStory.proposalMade, ({ data: { line, form, options } }, at) => {
    return { kind: 'proposal', line, at, form, options: options.length };
  }),
  ...sources(quoteStory.quotationLines, ({ data: { line, quotationLines } }, at) => {
    return { kind: 'quotation', line, at, lines: quotationLines.length };
  }),
  ...sources(quoteStory.priceRequested, ({ data: { line, types } }, at) => {
    return { kind: 'price_request', line, at, types: types.length };
  }),
  ...sources(quoteStory.policyRequested, ({ data }, at) => {
    const { line, requestReference: reference, offer } = data;
    return { kind: 'request', line, at, reference, ...planOf(offer) };
  }),
];

function whomOf({ asked }: QuotePriced) {
  if (asked.case !== 'medical') return {};
  const { category, memberCount } = asked.value;
  return { category, memberCount };
}

function planOf(offer: Offer | undefined) {
  const { planId = '', netFils = 0n } = offer?.plan ?? {};
  return { planId, netFils: Number(netFils) };
}
