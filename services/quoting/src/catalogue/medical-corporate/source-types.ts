import type { MedicalFormRule } from '@muqarin/rules/medical-corporate/medical-forms';
import type { GroupDocumentField } from '@muqarin/rules/medical-corporate/uploads';
import type { PolicyTerms } from '@muqarin/rules/policy-terms';
import type { EmiratesEntry } from '../source-types.ts';

/** What the files of group medical insurance say, as `catalog/schema/medical-corporate-*.schema.json` describe them. */

export interface MarketFile {
  vat_percent: string;
  member: { least_aed: string; most_aed: string };
  maternity: { least_aed: string; most_aed: string };
  variant: { most_percent: string; most_aed: string };
  /** Versions kept from before have none. */
  terms?: readonly TermsEntry[];
}

export interface TermsEntry {
  /** `all`: whoever no other entry names. */
  insurers: 'all' | readonly string[];
  heads_percent: number;
  changes: Pick<PolicyTerms, 'rounding' | 'refund'> & { backdating_days: number };
  medical_forms: readonly MedicalFormRule[];
  /** Versions kept from before have none. */
  issue_papers?: readonly { name: string; sent_as?: GroupDocumentField }[];
}

interface NamedEntry {
  id: number;
  code: string;
  name: string;
  name_ar: string;
}

export interface GroupBenefitsFile {
  sections: readonly { code: string; name: string; name_ar: string }[];
  /** Versions kept from before say nothing of tiles. */
  benefits: readonly (NamedEntry & {
    help: string;
    section: string;
    on_tile?: { label: string };
  })[];
}

export interface DescriptionsFile {
  descriptions: readonly (NamedEntry & { help: string })[];
}

/** Of the files that individual medical insurance has as well. */
export interface TpasFile {
  tpas: readonly NamedEntry[];
}

export interface NetworksFile {
  networks: readonly (NamedEntry & {
    area_of_cover: string;
    emirates: EmiratesEntry;
    tpas: readonly string[];
  })[];
}

export interface SalaryEntry {
  lsb_aed?: string;
  hsb_aed?: string;
  nlsb_aed?: string;
}

interface SpanEntry {
  from: number;
  to: number;
}

export interface BandEntry extends SpanEntry, SalaryEntry {
  premium_aed?: string;
}

export type PricingEntry =
  | { by: 'multiple_salary'; salary: SalaryEntry }
  | { by: 'ageband'; bands: readonly BandEntry[]; default_aed?: string }
  | { by: 'premiumpermember'; premium_aed: string; salary?: SalaryEntry };

export interface MaternityEntry extends SpanEntry {
  premium_aed: string;
}

export interface VariantEntry {
  id: number;
  label: string;
  help: string;
  percent?: string;
  amount_aed?: string;
}

export interface GroupPlanFile {
  id: number;
  code: string;
  name: string;
  insurer: string;
  tpa: string;
  network: string;
  emirates: EmiratesEntry;
  min_employees?: number;
  max_dependants_percent?: number;
  min_low_salary_percent?: number;
  mol_census: boolean;
  annual_limit: string;
  glance: { text: string };
  conditions: readonly { text: string }[];
  descriptions: readonly string[];
  cover: Readonly<Record<string, { value?: string; covered?: false }>>;
  variants: readonly VariantEntry[];
  rate_card: {
    id: string;
    effective_from: string;
    pricing: PricingEntry;
    maternity: readonly MaternityEntry[];
  };
}
