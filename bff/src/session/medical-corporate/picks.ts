/** What an employer compares, checks for a quote and proposes: ids of plans, by the quote that they are of. */
import type { GroupPick } from '@muqarin/rules/medical-corporate/picks';

export interface GroupPicks {
  quoteId: string;
  compared: GroupPick[];
  /** Sent to the comparison with categories (decisions M16). */
  across: GroupPick[];
  checked: GroupPick[];
  /** By option. */
  proposal: GroupPick[][];
  /** Taken away when member details were saved (decisions M58). */
  cleared: ClearedPicks | null;
}

interface ClearedPicks {
  categories: number[];
  compared: GroupPick[];
  checked: GroupPick[];
  proposal: { option: number; pick: GroupPick }[];
}
