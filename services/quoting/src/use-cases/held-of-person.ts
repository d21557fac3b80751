/**
 * What quotes say of a person: shown, and deleted when leads publishes that the person asked for it or that its time
 * has come. What was bought stays: who sells insurance has to keep it for ten years (ADR 0026).
 */
import type { CallContext } from '@muqarin/platform/context';
import type { HeldOfJourneys, QuoteHead } from '../../contract/person.ts';
import type { StoredHead, StoredQuote } from '../store/quotes.ts';

/** What one line keeps of people. */
export interface LineOfPeople {
  held(draftIds: readonly string[]): Promise<HeldQuote[]>;
  heads(draftIds: readonly string[]): Promise<QuoteHead[]>;
  /** Each in a write of its own, with its event: again changes nothing. */
  erase(draftIds: readonly string[], call: CallContext): Promise<void>;
}

export async function heldOfJourneys(
  lines: readonly LineOfPeople[],
  draftIds: readonly string[],
): Promise<HeldOfJourneys> {
  const withJourney = draftIds.filter((draftId) => draftId !== '');
  const held = await Promise.all(lines.map((line) => line.held(withJourney)));
  return { quotes: held.flat() };
}

export async function quotesOfJourneys(
  lines: readonly LineOfPeople[],
  draftIds: readonly string[],
): Promise<{ quotes: QuoteHead[] }> {
  const withJourney = draftIds.filter((draftId) => draftId !== '');
  if (withJourney.length === 0) return { quotes: [] };
  const found = await Promise.all(lines.map((line) => line.heads(withJourney)));
  return { quotes: found.flat() };
}

export async function eraseJourneys(
  lines: readonly LineOfPeople[],
  draftIds: readonly string[],
  call: CallContext,
): Promise<void> {
  for (const line of lines) await line.erase(draftIds, call);
}

export type HeldQuote = HeldOfJourneys['quotes'][number];

export function quoteHead(line: HeldQuote['line'], { _id, ...head }: StoredHead): QuoteHead {
  const { reference, status, draftId, leadId, day, validUntil } = head;
  return { line, quoteId: _id, reference, status, draftId, leadId, day, validUntil };
}

/** A quote as its person is shown it. */
export function heldQuote(line: HeldQuote['line'], quote: StoredQuote, stays: boolean): HeldQuote {
  const { _id: quoteId, reference, status, validUntil, answers } = quote;
  return { line, quoteId, reference, status, validUntil, stays, answers: { ...answers } };
}
