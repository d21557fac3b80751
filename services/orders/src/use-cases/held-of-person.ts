/**
 * What orders and policies say of a person: shown, and deleted when leads publishes that the person asked for it or that its
 * time has come. What was bought stays: who sells insurance has to keep it for ten years (ADR 0026).
 */
import type { CallContext } from '@muqarin/platform/context';
import type { HeldOfJourneys } from '../../contract/person.ts';

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

export async function eraseJourneys(
  lines: readonly LineOfPeople[],
  draftIds: readonly string[],
  call: CallContext,
): Promise<void> {
  for (const line of lines) await line.erase(draftIds, call);
}
