import type { CoverWord, Exposure, RatedType, Risk } from '../../domain/general/catalogue.ts';
import type { EmiratesEntry } from '../source-types.ts';

/** What the general files say, as `catalog/schema/general-*.schema.json` describes them. */

export interface ActivitiesFile {
  activities: readonly { id: number; code: string; name: string; name_ar: string; risk: Risk }[];
}
export interface GeneralBenefitsFile {
  benefits: readonly {
    id: number;
    code: string;
    name: string;
    name_ar: string;
    help: string;
    help_ar: string;
    types: readonly RatedType[];
  }[];
}
export type RiskKey = Risk | 'all';
export interface TypesFile {
  vat_percent: string;
  types: readonly {
    code: RatedType;
    least_aed: string;
    rates: Readonly<Partial<Record<RiskKey, readonly [low: string, high: string]>>>;
  }[];
}
export type FactorEntry =
  | { by: 'claims'; times?: string; refer?: true }
  | { by: 'size'; bands: readonly { from_aed: number; times: string }[] }
  | { by: 'emirates'; in: EmiratesEntry; times: string };
export interface SectionEntry {
  code: string;
  of: Exposure;
  percent: Readonly<Partial<Record<RiskKey, string>>>;
}
export interface GeneralPlanFile {
  id: number;
  code: string;
  name: string;
  type: RatedType;
  insurer: string;
  emirates: EmiratesEntry;
  excess_aed: string;
  cover: Readonly<Record<string, { limit_aed?: string; is?: CoverWord }>>;
  rate_card: {
    id: string;
    effective_from: string;
    least_aed: string;
    sections: readonly SectionEntry[];
    factors: readonly FactorEntry[];
    discount_percent: string;
  };
}
