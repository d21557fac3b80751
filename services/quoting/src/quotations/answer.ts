/** A quotation as its client has it, by the link that was mailed: looked at, an option chosen, accepted or declined. */
import type { CallContext } from '@muqarin/platform/context';
import type { QuotationState } from '@muqarin/rules/quotations/quotation-states';
import type { ClientQuotation } from '../../contract/quotations.ts';
import { noPlan } from '../parts.ts';
import { onwardOf } from './agreed.ts';
import {
  illegal,
  moved,
  type QuotationContext,
  requireQuotation,
  sourceOf,
  stateOn,
  today,
  untilWritten,
} from './context.ts';
import { rowsAgain, viewOf } from './price-options.ts';
import type { StoredQuotation } from './store.ts';
import { moveOrRefuse, written } from './work.ts';

/** Null: nothing was sent. A version that was not is never shown. */
export async function clientQuotation(
  context: QuotationContext,
  { quotationId }: { quotationId: string },
): Promise<ClientQuotation | null> {
  const stored = await context.quotations.find(quotationId);
  if (!stored?.sent) return null;
  const { sent, reference, line, agentId, chosenLineId, quoteId } = stored;
  const { version, name, recipient, basis, validUntil } = sent;
  const state = clientStateOf(stored, today(context));
  const source = sourceOf(context, line);
  const priced = await rowsAgain(source, basis, sent.options);
  return {
    quotationId,
    reference,
    line,
    state,
    version,
    agentId,
    name,
    recipient,
    options: state === 'revising' ? [] : priced.map(viewOf),
    chosenLineId: state === 'revising' ? null : chosenLineId,
    validUntil,
    catalogueVersion: basis.catalogueVersion,
    quoteId,
    onward: await onwardOf(context, source, stored),
  };
}

function clientStateOf(stored: StoredQuotation, day: string): ClientQuotation['state'] {
  const state = stateOn(stored, day);
  // Priced anew and not sent yet.
  return state === 'draft' || state === 'priced' ? 'revising' : state;
}

export function noteOpened(
  context: QuotationContext,
  { quotationId }: { quotationId: string },
  call: CallContext,
): Promise<{ noted: boolean }> {
  return untilWritten(async () => {
    const stored = await context.quotations.find(quotationId);
    if (!stored?.sent || stored.sent.openedAt) return { noted: false };
    const sent = { ...stored.sent, openedAt: context.now() };
    return (await written(context, stored, { sent }, { act: 'open' }, call)) && { noted: true };
  });
}

/** The same answer twice is the same answer. Throws QUOTING.QUOTATION_MOVED for a version that is not the client's any more. */
export function answerQuotation(
  context: QuotationContext,
  asked: {
    quotationId: string;
    version: number;
    act: 'select' | 'accept' | 'decline';
    lineId: string | null;
  },
  call: CallContext,
): Promise<{ state: QuotationState }> {
  const { quotationId, version, act, lineId } = asked;
  return untilWritten(async () => {
    const stored = await requireQuotation(context, quotationId);
    if (stored.sent?.version !== version) throw moved();
    const state = stateOn(stored, today(context));
    if (state === 'draft' || state === 'priced') throw illegal('superseded');
    if (isDone(stored, act, lineId)) return { state };
    const to = moveOrRefuse(context, stored, act);
    const isOption = stored.sent.options.some((option) => option.lineId === lineId);
    if (act === 'select' && !isOption) throw noPlan();
    // What is accepted is what was chosen, whatever another window says.
    if (act === 'accept' && lineId !== null && lineId !== stored.chosenLineId) throw moved();
    const chosen = act === 'select' ? { chosenLineId: lineId } : {};
    return written(context, stored, { state: to, ...chosen }, { act }, call);
  });
}

function isDone(
  { state, chosenLineId }: StoredQuotation,
  act: 'select' | 'accept' | 'decline',
  lineId: string | null,
): boolean {
  if (act === 'accept') return state === 'accepted' && (lineId === null || lineId === chosenLineId);
  if (act === 'decline') return state === 'declined';
  return state === 'selected' && lineId === chosenLineId;
}
