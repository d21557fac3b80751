import type { CatalogueArabic } from '../arabic.ts';
import type { Insurer } from '../insurer.ts';
import type { TermsOfInsurer } from '../policy-terms.ts';
/**
 * The catalogue as the rating core and the screens see it: read-only, in memory, named by the hash of its files.
 * Money is integer fils, factors are integer basis points (10000 = times one).
 */

export type PlanKind = 'basic' | 'enhanced' | 'domestic' | 'investor';
export type InsuredFor = 'self' | 'dependent' | 'worker' | 'employee' | 'investor';
export type SalaryBand = 'lsb' | 'hsb' | 'nlsb' | 'none';

export interface Tpa {
  id: number;
  code: string;
  name: string;
}

export interface Network {
  id: number;
  code: string;
  name: string;
  /** 1 is the narrowest. */
  tier: number;
  areaOfCover: string;
}

export interface Provider {
  id: number;
  fullName: string;
  /** Empty in a catalogue from before such names were kept. */
  fullNameInArabic: string;
  emirateId: number;
  kind: 'hospital' | 'clinic' | 'pharmacy' | 'diagnostic';
  /** (network, TPA) pairs that include it: what search-tpa answers (S0 7). */
  networks: readonly { networkId: number; tpaId: number }[];
}

/** A filterable benefit ("Maternity"): its id is what tiles carry as `bids`. */
export interface Benefit {
  id: number;
  code: string;
  name: string;
  help: string;
}

/** A filterable description ("No inpatient excess"): its id is what tiles carry as `dids`. */
export interface Description {
  id: number;
  code: string;
  name: string;
  help: string;
}

/** One row of the table of benefits; `better` says which end of `rank` is the better fact, if any. */
export interface BenefitRow {
  code: string;
  /** Section of the table: Price is added by the screen. */
  section: 'where' | 'pay' | 'cover';
  label: string;
  help: string;
  better: 'more' | 'less' | null;
}

export interface BenefitValue {
  row: string;
  covered: boolean;
  text: string;
  note?: string;
  /** For the best-fact mark: comparable within a row. */
  rank?: number;
}

export interface PlanDocument {
  id: number;
  /** The cosmetic part of the download address. */
  name: string;
  title: string;
}

export interface BaseRate {
  ageFrom: number;
  ageTo: number;
  genderId: 1 | 2;
  fils: number;
}

/** Multiplies the running subtotal; its line in the trace is the rounded difference. */
export interface Factor {
  code: string;
  label: string;
  basisPoints: number;
  /** Applies only here when given. */
  emirateIds?: readonly number[];
}

/** A flat amount for a married woman of these ages. */
export interface Maternity {
  label: string;
  ageFrom: number;
  ageTo: number;
  fils: number;
}

export interface RateCard {
  id: string;
  /** ISO day. */
  effectiveFrom: string;
  rates: readonly BaseRate[];
  /** Applied in this order. */
  factors: readonly Factor[];
  maternity: Maternity | null;
}

/** A statutory amount per person; a line of the net premium that carries VAT (decisions M62). */
export interface Levy {
  code: string;
  label: string;
  why: string;
  emirateId: number;
  fils: number;
  /** ISO days; open end when absent. */
  from: string;
  to?: string;
}

/** Who may buy the plan, as far as no answer says it: confirmed by the buyer before the purchase (decisions X31). */
export interface PlanCondition {
  kind: 'salary' | 'visa' | 'other';
  /** A sentence: "For a monthly salary of AED 4,000 or less." */
  text: string;
}

export interface Plan {
  /** The product id of the contract. */
  id: number;
  code: string;
  name: string;
  kind: PlanKind;
  insurerId: number;
  tpaId: number;
  networkId: number;
  emirateIds: readonly number[];
  insuredFor: readonly InsuredFor[];
  salaryBand: SalaryBand;
  conditions: readonly PlanCondition[];
  coversPreExisting: boolean;
  benefitIds: readonly number[];
  descriptionIds: readonly number[];
  values: readonly BenefitValue[];
  /** At most four, same rows in the same order on every tile. */
  facts: readonly { label: string; value: string; note?: string }[];
  /** Led by one bold word: "First 6 months:" + "pre-existing conditions are not covered." */
  assumption: { lead: string; text: string };
  excess: string;
  notes: readonly string[];
  documents: readonly PlanDocument[];
  rateCard: RateCard;
}

export interface Catalogue {
  /** Content hash of the files: sha256, first 16 hex digits. */
  version: string;
  /** VAT on health premiums in basis points (500). */
  vatBasisPoints: number;
  insurers: readonly Insurer[];
  /** Empty of a version from before they were said. */
  policyTerms: readonly TermsOfInsurer[];
  tpas: readonly Tpa[];
  networks: readonly Network[];
  providers: readonly Provider[];
  benefits: readonly Benefit[];
  descriptions: readonly Description[];
  rows: readonly BenefitRow[];
  levies: readonly Levy[];
  plans: readonly Plan[];
  arabic: CatalogueArabic;
}
