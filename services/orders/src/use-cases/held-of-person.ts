/**
 * What orders and policies say of a person: shown, and deleted when leads publishes that the person asked for it or that its
 * time has come. What was bought stays: who sells insurance has to keep it for ten years (ADR 0026).
 */
import type { CallContext } from '@muqarin/platform/context';
import type { Bought, HeldOfJourneys } from '../../contract/person.ts';
import type { PolicyBook } from './changes/book.ts';

/** What one line keeps of people. */
export interface LineOfPeople {
  held(draftIds: readonly string[]): Promise<Partial<HeldOfJourneys>>;
  /** Each in a write of its own, with its event: again changes nothing. */
  erase(draftIds: readonly string[], call: CallContext): Promise<void>;
}

export async function heldOfJourneys(
  lines: readonly LineOfPeople[],
  draftIds: readonly string[],
): Promise<HeldOfJourneys> {
  const withJourney = draftIds.filter((draftId) => draftId !== '');
  const held = await Promise.all(lines.map((line) => line.held(withJourney)));
  return {
    orders: held.flatMap(({ orders = [] }) => orders),
    policies: held.flatMap(({ policies = [] }) => policies),
    boughtQuoteIds: held.flatMap(({ boughtQuoteIds = [] }) => boughtQuoteIds),
  };
}

export async function boughtOfJourneys(
  books: readonly PolicyBook[],
  draftIds: readonly string[],
): Promise<{ bought: Bought[] }> {
  const withJourney = draftIds.filter((draftId) => draftId !== '');
  if (withJourney.length === 0) return { bought: [] };
  const found = await Promise.all(books.map((book) => book.ofJourneys(withJourney)));
  return {
    bought: found.flat().map(({ policy, status, cancelledOn }) => ({
      line: policy.line,
      policyId: policy.policyId,
      reference: policy.orderReference,
      policyReference: policy.policyReference,
      quoteId: policy.quoteId,
      draftId: policy.draftId,
      leadId: policy.leadId,
      insurerName: policy.insurerName,
      planName: policy.planName,
      status: cancelledOn === null ? status : 'cancelled',
      startDate: policy.basis.startDate,
      endDate: policy.basis.endDate,
      cancelledOn,
      at: policy.soldAt,
    })),
  };
}

export async function eraseJourneys(
  lines: readonly LineOfPeople[],
  draftIds: readonly string[],
  call: CallContext,
): Promise<void> {
  for (const line of lines) await line.erase(draftIds, call);
}
