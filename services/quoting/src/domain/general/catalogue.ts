/** The catalogue of general insurance as the rating core reads it: ids, fils, parts per million. */

import type { CatalogueArabic } from '../arabic.ts';
import type { Insurer } from '../insurer.ts';

export const RISKS = ['office', 'light', 'construction', 'special'] as const;
export type Risk = (typeof RISKS)[number];

/** The types of the contract (rules/general/insurance-types) that have rates. */
export const RATED_TYPES = [
  'work_comp',
  'public_liability',
  'property_all_risk',
  'fire',
  'professional_indemnity',
  'contractors_all_risk',
  'sme_package',
] as const;
export type RatedType = (typeof RATED_TYPES)[number];

/** What a section is a rate of. */
export type Exposure =
  | 'admin_wages'
  | 'non_admin_wages'
  | 'turnover'
  | 'sum_insured'
  | 'contract_value';

export type CoverWord = 'included' | 'by_law' | 'sum_insured' | 'contract_value' | 'not_covered';

interface GeneralSection {
  code: string;
  of: Exposure;
  /** Rate in parts per million of the exposure; a class without one is priced by a person. */
  ppm: Readonly<Partial<Record<Risk, number>>>;
}

export type GeneralFactor =
  | { by: 'claims'; basisPoints: number | null }
  | { by: 'size'; bands: readonly { fromFils: number; basisPoints: number }[] }
  | { by: 'emirates'; emirateIds: readonly number[]; basisPoints: number };

export interface GeneralPlan {
  id: number;
  code: string;
  name: string;
  type: RatedType;
  insurerId: number;
  emirateIds: readonly number[];
  excessFils: number;
  /** One for each benefit of the type, in the order of the table. */
  cover: readonly { benefitId: number; limitFils: number | null; is: CoverWord | null }[];
  rateCard: {
    id: string;
    effectiveFrom: string;
    leastFils: number;
    sections: readonly GeneralSection[];
    /** Null basis points: a person prices it. */
    factors: readonly GeneralFactor[];
    discountBasisPoints: number;
  };
}

export interface GeneralActivity {
  id: number;
  code: string;
  name: string;
  risk: Risk;
}

interface GeneralBenefit {
  id: number;
  code: string;
  name: string;
  help: string;
}

export interface GeneralCatalogue {
  version: string;
  vatBasisPoints: number;
  insurers: readonly Insurer[];
  activities: readonly GeneralActivity[];
  benefits: readonly GeneralBenefit[];
  plans: readonly GeneralPlan[];
  arabic: CatalogueArabic;
}
