/** Where a plan stands among those of its list. */
export interface Standing {
  /** One-based, by net premium among the plans of the list. */
  place: number;
  of: number;
  /** The lowest of all, or of those without a condition; of several at one premium none. */
  flag: 'lowest' | 'lowest_unconditional' | null;
}
