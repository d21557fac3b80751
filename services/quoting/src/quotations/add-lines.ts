/** Lines that an agent made of a quote become options of a quotation: of the one that was not sent yet, or of a new one. */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { CallContext } from '@muqarin/platform/context';
import { makeReference } from '@muqarin/rules/reference';
import type { StoredQuote } from '../store/quotes.ts';
import { type QuotationContext, stateOn, today, untilWritten } from './context.ts';
import { editedTo } from './edited.ts';
import { changedEvent } from './events.ts';
import { flagsOf, type PricedOption, priceOptions } from './price-options.ts';
import type { QuotationSource } from './source.ts';
import type { StoredQuotation } from './store.ts';

interface Lines {
  quote: Pick<
    StoredQuote,
    | '_id'
    | 'draftId'
    | 'leadId'
    | 'reference'
    | 'answers'
    | 'day'
    | 'catalogueVersion'
    | 'validUntil'
  >;
  lines: readonly { lineId: string; planId: string }[];
  key: string;
  agentId: string;
}

/** A press is of one quote. */
export function keyOfPress(quoteId: string, key: string): string {
  return createHash('sha256').update(`${quoteId}\n${key}`).digest('base64url');
}

/** No other line is asked for anything, and nothing is taken off yet. */
type Parts = Omit<QuotationContext, 'sources' | 'fundings'>;

/** The same key answers the same quotation. */
export async function addLines(
  context: Parts,
  source: QuotationSource,
  { quote, lines, key, agentId }: Lines,
  call: CallContext,
): Promise<{ quotationId: string }> {
  const { answers, day, catalogueVersion } = quote;
  const basis = { answers, day, catalogueVersion };
  const wanted = lines.map(({ lineId, planId }) => ({ lineId, planId, discount: null }));
  const priced = await priceOptions({ fundings: [] }, source, basis, wanted);
  return untilWritten(async () => {
    const made = await context.quotations.findByKey(key);
    if (made) return { quotationId: made._id };
    const open = await context.quotations.findUnsent(quote._id);
    const isOpen = open !== null && stateOn(open, today(context)) !== 'expired';
    if (isOpen && isDeepStrictEqual(open.basis, basis))
      return addTo(context, source, open, { priced, key, agentId }, call);
    return begin(context, source, { quote, lines, key, agentId }, priced, call);
  });
}

async function addTo(
  context: Parts,
  source: QuotationSource,
  open: StoredQuotation,
  { priced, key, agentId }: { priced: readonly PricedOption[]; key: string; agentId: string },
  call: CallContext,
) {
  const known = new Set(open.options.map(({ planId }) => String(planId)));
  const added = priced
    .map(({ option }) => option)
    .filter(({ planId }) => !known.has(String(planId)));
  const options = [...open.options, ...added];
  const after = editedTo(context, source, open, { basis: open.basis, options }, agentId);
  const set = { ...after, keys: [...open.keys, key] };
  const event = changedEvent(context, { ...open, ...set }, { act: 'edit', staffId: agentId }, call);
  const isChanged = await context.quotations.change(open, set, [event]);
  return isChanged ? { quotationId: open._id } : null;
}

async function begin(
  context: Parts,
  source: QuotationSource,
  { quote, key, agentId }: Lines,
  priced: readonly PricedOption[],
  call: CallContext,
) {
  const { answers, day, catalogueVersion, validUntil } = quote;
  const basis = { answers, day, catalogueVersion };
  const options = priced.map(({ option }) => option);
  const flags = flagsOf(source, basis, options).map((code) => ({
    code,
    clearedBy: null,
    clearedAt: null,
  }));
  const now = context.now();
  const quotation: StoredQuotation = {
    // The press's: two of them at once make one.
    _id: key,
    keys: [key],
    quoteId: quote._id,
    line: source.line,
    draftId: quote.draftId,
    leadId: quote.leadId,
    reference: makeReference(context.randomBytes(8)),
    quoteReference: quote.reference,
    agentId,
    state: flags.length > 0 ? 'draft' : 'priced',
    version: 1,
    turn: 0,
    basis,
    options,
    flags,
    validUntil,
    sent: null,
    earlier: [],
    chosenLineId: null,
    acts: [{ act: 'edit', by: agentId, at: now }],
    remindedAt: null,
    lastRead: null,
    changedAt: now,
    erasedAt: null,
  };
  const event = changedEvent(context, quotation, { act: 'edit', staffId: agentId }, call);
  return (await context.quotations.insert(quotation, [event])) ? { quotationId: key } : null;
}
