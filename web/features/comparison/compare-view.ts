export interface CompareView {
  /** Only the rows that differ; null: on a phone only these, else all. */
  differences: boolean | null;
  /** The first plan in view where not all have room. */
  from: number;
}

/** What an address says of the switch. */
export function differencesOf(said: unknown): CompareView['differences'] {
  if (said === '1') return true;
  return said === '0' ? false : null;
}
