import type { Dimension } from '../../domain/motor/dimensions.ts';
import type { Body } from '../../domain/motor/vehicles.ts';
import type { EmiratesEntry } from '../source-types.ts';

/** What the motor files say, as `catalog/schema/motor-*.schema.json` describes them. */

export interface VariantEntry {
  id: number;
  name: string;
  cylinders: number;
  years: readonly [from: number, to: number];
  new_aed: string;
}
export interface ModelEntry {
  id: number;
  name: string;
  /** Absent from catalogues of before it was asked for. */
  name_ar?: string;
  body: Body;
  segment: string;
  seats: number;
  variants: readonly VariantEntry[];
}
export interface MakeFile {
  id: number;
  code: string;
  name: string;
  name_ar?: string;
  models: readonly ModelEntry[];
}
export interface PopularFile {
  popular: readonly { make: string; model: string }[];
}
export interface DepreciationFile {
  segments: readonly { code: string; name: string; kept_percent: readonly string[] }[];
}
export interface AddonsFile {
  addons: readonly {
    id: number;
    code: string;
    name: string;
    per: 'policy' | 'passenger';
    help: string;
  }[];
}
export interface PromosFile {
  promos: readonly {
    code: string;
    insurer: string;
    percent_off?: string;
    aed_off?: string;
    from: string;
    to: string;
    max_uses?: number;
  }[];
}
export interface BenefitsFile {
  benefits: readonly { id: number; code: string; name: string; help: string }[];
}
export interface MotorTariffFile {
  vat_percent: string;
  value: { below_percent: string; above_percent: string };
  classes: readonly { code: string; name: string; bodies: readonly Body[] }[];
  comprehensive: readonly { class: string; minimum_aed: string; maximum_percent: string }[];
  third_party: readonly {
    class: string;
    cylinders_to: number;
    minimum_aed: string;
    maximum_aed: string;
  }[];
  deductible_caps: readonly { seats_to: number; value_to_aed: number; amount_aed: string }[];
  factor: { floor: string; ceiling: string };
  discount: { ceiling_percent: string };
  /** Absent from catalogues of before there were least premiums: those are still rated. */
  least_premium?: { ceiling: string; most_sharing: number };
}
export interface BandEntry {
  from?: number;
  to?: number;
  is?: readonly string[];
  times: string;
}
export interface MotorFactorEntry {
  code: string;
  label: string;
  by: Dimension;
  bands: readonly BandEntry[];
}
export interface MotorPlanFile {
  id: number;
  code: string;
  name: string;
  type: 'comprehensive' | 'third-party';
  insurer: string;
  scheme_code?: string;
  emirates: EmiratesEntry;
  accepts: { car_age_to: number; specifications: readonly ('gcc' | 'other')[] };
  agency_repair_to?: number;
  overview: readonly string[];
  cover: Readonly<Record<string, { covered?: boolean; text: string }>>;
  assumption: { lead: string; text: string };
  notes: readonly string[];
  documents: readonly { id: number; name: string; title: string }[];
  addons: readonly { code: string; amount_aed?: string; included?: boolean }[];
  rate_card: {
    id: string;
    effective_from: string;
    factors: readonly MotorFactorEntry[];
    deductible?: {
      share_of_cap: string;
      choices: readonly { code: string; share_of_cap: string; times: string }[];
    };
    discount_percent?: string;
    least_premium_aed?: Readonly<Record<string, string>>;
  };
}
