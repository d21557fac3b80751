/** The catalogue of group medical insurance as the rating core reads it: ids, fils, basis points. */
import type { ChangeCase } from '@muqarin/rules/medical-corporate/change-cases';
import type { AgeSpan } from '@muqarin/rules/medical-corporate/group';
import type { MedicalFormRule } from '@muqarin/rules/medical-corporate/medical-forms';
import type { GroupDocumentField } from '@muqarin/rules/medical-corporate/uploads';
import type { PolicyTerms } from '@muqarin/rules/policy-terms';
import type { CatalogueArabic } from '../arabic.ts';
import type { Insurer } from '../insurer.ts';

/** Premiums by salary; `hsb` and `nlsb` are two words for the same, and `nlsb` goes first (decisions M21). */
export interface SalaryPremiums {
  lsb: number | null;
  hsb: number | null;
  nlsb: number | null;
}

interface AgeBandPremium extends AgeSpan {
  /** Whatever the salary; null where it is priced by salary. */
  premiumFils: number | null;
  salary: SalaryPremiums | null;
}

/** How a year's premium is made of the members' counts (S0 3, decisions M20 to M23). Fils a member. */
export type GroupPricing =
  | { type: 'multiple_salary'; salary: SalaryPremiums }
  | { type: 'ageband'; bands: readonly AgeBandPremium[]; defaultFils: number | null }
  /** With `salary`: `premiumFils` is for those whose salary has no premium of its own. */
  | { type: 'premiumpermember'; premiumFils: number; salary: SalaryPremiums | null };

export interface MaternityPremium extends AgeSpan {
  premiumFils: number;
}

/** A cover that a group may add; one of both figures. */
export interface GroupVariant {
  id: number;
  name: string;
  help: string;
  /** Of the premium with maternity. */
  basisPoints: number | null;
  /** For each member. */
  amountFils: number | null;
}

export interface GroupPlan {
  id: number;
  code: string;
  name: string;
  insurerId: number;
  tpaId: number;
  networkId: number;
  emirateIds: readonly number[];
  /** Null: no limit. */
  minEmployees: number | null;
  maxDependantPercent: number | null;
  minLowSalaryPercent: number | null;
  molCensus: boolean;
  benefitIds: readonly number[];
  descriptionIds: readonly number[];
  annualLimit: string;
  /** The same in whole dirhams. */
  limitAed: number;
  glance: string;
  /** Who may take it, as far as no count says so (decisions X31). */
  conditions: readonly string[];
  /** What it says of each benefit, in the table's order; null is not covered. */
  cover: readonly { benefitId: number; value: string | null }[];
  variants: readonly GroupVariant[];
  rateCard: {
    id: string;
    effectiveFrom: string;
    pricing: GroupPricing;
    /** Empty: married women cost no more than others. */
    maternity: readonly MaternityPremium[];
  };
}

interface Named {
  id: number;
  code: string;
  name: string;
  help: string;
}

export interface GroupBenefit extends Named {
  section: string;
  /** The label under which every tile says its plan's value of it; null: none does. */
  onTile: string | null;
}

/** What an insurer holds to for groups, whatever the plan. */
export interface InsurerTerms {
  insurerId: number;
  /** How far heads at the start may differ from the quoted ones before the price is void. */
  headsPercent: number;
  changes: PolicyTerms;
  medicalForms: readonly MedicalFormRule[];
  /** What it asks for before it issues a policy, and as which of the files of submit-documents it comes. */
  issuePapers: readonly { name: string; sentAs: GroupDocumentField | null }[];
}

/** What an insurer asks for when somebody joins or leaves, by the case. */
export interface PapersOfInsurer {
  insurerId: number;
  cases: readonly { case: ChangeCase; papers: readonly string[] }[];
}

export interface GroupCatalogue {
  version: string;
  vatBasisPoints: number;
  insurers: readonly Insurer[];
  /** Empty of a version from before they were said. */
  insurerTerms: readonly InsurerTerms[];
  /** Likewise. */
  changePapers: readonly PapersOfInsurer[];
  tpas: readonly { id: number; name: string }[];
  networks: readonly { id: number; name: string; areaOfCover: string }[];
  benefits: readonly GroupBenefit[];
  descriptions: readonly Named[];
  plans: readonly GroupPlan[];
  arabic: CatalogueArabic;
}

/** Its premiums differ by salary: `is_mul`. */
export function isMul({ rateCard: { pricing } }: Pick<GroupPlan, 'rateCard'>): boolean {
  if (pricing.type === 'multiple_salary') return isBoth(pricing.salary);
  if (pricing.type === 'premiumpermember') return pricing.salary !== null;
  return pricing.bands.some(({ salary }) => salary !== null);
}

function isBoth({ lsb, hsb, nlsb }: SalaryPremiums): boolean {
  return lsb !== null && (nlsb ?? hsb) !== null;
}
