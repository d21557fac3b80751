import type {
  InsuredFor,
  PlanCondition,
  PlanKind,
  SalaryBand,
} from '../../domain/medical/catalogue.ts';
import type { EmiratesEntry } from '../source-types.ts';

/** What the files say, as `catalog/schema/*.schema.json` describes them. */

export interface TpaEntry {
  id: number;
  code: string;
  name: string;
}
export interface NetworkEntry {
  id: number;
  code: string;
  name: string;
  tier: number;
  area_of_cover: string;
  emirates: EmiratesEntry;
  tpas: readonly string[];
  places: number;
  tile_note: string;
  table_note: string;
}
export interface BenefitEntry {
  id: number;
  code: string;
  name: string;
  row: string;
  help: string;
}
export interface DescriptionEntry {
  id: number;
  code: string;
  name: string;
  help: string;
}
export interface RowEntry {
  code: string;
  section: 'where' | 'pay' | 'cover';
  label: string;
  better: 'more' | 'less' | null;
  from?: 'network' | 'area_of_cover' | 'tpa';
  help: string;
}
export interface LevyEntry {
  code: string;
  label: string;
  why: string;
  emirate: string;
  amount_aed: string;
  from: string;
  to?: string;
}
export interface LeviesFile {
  vat_percent: string;
  levies: readonly LevyEntry[];
}
export interface TariffBand {
  kind: PlanKind;
  salary_bands: 'all' | readonly SalaryBand[];
  age_from: number;
  age_to: number;
  floor_aed: string;
  ceiling_aed: string;
}
export interface TariffFile {
  bands: readonly TariffBand[];
  factor: { floor: string; ceiling: string };
  maternity: { floor_aed: string; ceiling_aed: string };
  monotone: { from_age: number; fall_allowed_percent: string };
}
export type FactEntry = string | { value: string; note: string };
export interface ValueEntry {
  covered?: boolean;
  text: string;
  note?: string;
  rank?: number;
}
export interface FactorEntry {
  code: string;
  label: string;
  times: string;
  emirates?: readonly string[];
}
export interface MaternityEntry {
  label: string;
  age_from: number;
  age_to: number;
  amount_aed: string;
}
export interface PlanFile {
  id: number;
  code: string;
  name: string;
  kind: PlanKind;
  insurer: string;
  tpa: string;
  network: string;
  emirates: EmiratesEntry;
  insured_for: readonly InsuredFor[];
  salary_band: SalaryBand;
  /** Absent when everybody may buy it, and in files from before conditions were data. */
  conditions?: readonly PlanCondition[];
  covers_pre_existing: boolean;
  benefits: readonly string[];
  descriptions: readonly string[];
  facts: {
    annual_limit: FactEntry;
    outpatient_visits: FactEntry;
    dental_and_optical: FactEntry;
  };
  assumption: { lead: string; text: string };
  excess: string;
  table: Readonly<Record<string, ValueEntry>>;
  notes: readonly string[];
  documents: readonly { id: number; name: string; title: string }[];
  rate_card: {
    id: string;
    effective_from: string;
    factors: readonly FactorEntry[];
    maternity: MaternityEntry | null;
  };
}
