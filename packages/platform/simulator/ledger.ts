/** What the outside was answered and what handlers refused: facts that no store in the world remembers. */

export interface Ledger {
  /** The producer was answered: this event must have its effect. */
  acknowledge(eventId: string): void;
  acknowledged(): readonly string[];
  /** A handler refused an event, or its effect could not be stored. */
  fail(group: string, eventId: string): void;
  failures(group: string, eventId: string): number;
}

export function createLedger(): Ledger {
  const acknowledged: string[] = [];
  const failures = new Map<string, number>();
  const place = (group: string, eventId: string) => `${group} ${eventId}`;
  return {
    acknowledge: (eventId) => void acknowledged.push(eventId),
    acknowledged: () => acknowledged,
    fail: (group, eventId) => {
      const at = place(group, eventId);
      failures.set(at, (failures.get(at) ?? 0) + 1);
    },
    failures: (group, eventId) => failures.get(place(group, eventId)) ?? 0,
  };
}
