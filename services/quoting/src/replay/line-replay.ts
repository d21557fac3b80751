import type { QuotePriced } from '@muqarin/proto/muqarin/quoting/v2/quotes_pb';
import type { PlanNet } from '../domain/price-changes.ts';

/** How the quotes of one line are rated again from what their events say. */
export interface LineReplay {
  /** Throws `UnreadableEvent` for what no price can stand on. */
  rate(quote: QuotePriced): Promise<RatedAgain>;
  close(): void;
}

export type RatedAgain =
  | { outcome: 'rated'; prices: PlanNet[] }
  /** From before events said what their prices stand on. */
  | { outcome: 'not_rateable' }
  /** The data folder does not keep it. */
  | { outcome: 'unknown_catalogue' };
