/** One insurer and claims handler for a whole group: what the summary shows of each, and the form that takes one. */
import { corporateRoutes } from '@muqarin/rules/medical-corporate/pages';

export const pairPaths = {
  /** The plans with the lowest premiums of a pair for all categories. Fields: `insurer_id`, `tpa_id`. */
  pair: `${corporateRoutes.products}/pair`,
} as const;

interface PairNames {
  insurerId: number;
  insurerName: string;
  tpaId: number;
  tpaName: string;
}

export interface PairModel extends PairNames {
  /** The lowest of each category, without variants. */
  plans: { category: number; planName: string; netFils: number }[];
  netFils: number;
  grossFils: number;
  /** These are the plans that are chosen now. */
  isChosen: boolean;
}

export interface GroupPairsModel {
  /** Lowest first. */
  pairs: PairModel[];
  /** Those that have no plan for some category. */
  incomplete: (PairNames & { categories: number[] })[];
}
