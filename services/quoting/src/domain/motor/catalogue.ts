/**
 * The motor catalogue as the rating core sees it: read-only, in memory, named by the hash of its files.
 * Money is integer fils, insured values are whole dirhams, shares and factors integer basis points (10000 = times one).
 */
import type { PromoCode } from '@muqarin/rules/motor/promo';
import type { CatalogueArabic } from '../arabic.ts';
import type { Insurer } from '../insurer.ts';
import type { TermsOfInsurer } from '../policy-terms.ts';
import type { Dimension } from './dimensions.ts';
import type { Body, VehicleCatalogue } from './vehicles.ts';

export type MotorPlanType = 'comprehensive' | 'third_party';
export type Specification = 'gcc' | 'other';

/** How the law groups bodies: "saloon" holds hatchbacks and coupes too. */
export interface VehicleClass {
  code: string;
  name: string;
  bodies: readonly Body[];
}

export interface ComprehensiveLimit {
  classCode: string;
  minimumFils: number;
  /** Of the insured value. */
  maximumBasisPoints: number;
}

export interface ThirdPartyLimit {
  classCode: string;
  cylindersTo: number;
  minimumFils: number;
  maximumFils: number;
}

/** The most one damage claim may cost the insured; the first row that fits holds. */
export interface DeductibleCap {
  seatsTo: number;
  valueToAed: number;
  fils: number;
}

export interface MotorTariff {
  vatBasisPoints: number;
  /** How far the insured value may be moved from the market value (decisions V16). */
  valueBelowBasisPoints: number;
  valueAboveBasisPoints: number;
  classes: readonly VehicleClass[];
  comprehensive: readonly ComprehensiveLimit[];
  thirdParty: readonly ThirdPartyLimit[];
  deductibleCaps: readonly DeductibleCap[];
}

export interface MotorBenefit {
  id: number;
  code: string;
  name: string;
  help: string;
}

export interface Addon {
  id: number;
  code: string;
  name: string;
  per: 'policy' | 'passenger';
  help: string;
}

export interface PlanAddon {
  addonId: number;
  /** Charged for each seat but the driver's (S1 4). */
  perPassenger: boolean;
  /** For the policy or a passenger; 0 when included. */
  fils: number;
  included: boolean;
}

/** Comprehensive: a share of the insured value. Bands are whole dirhams, both ends included. */
export interface ValueRate {
  classCode: string;
  valueFromAed: number;
  valueToAed: number;
  basisPoints: number;
}

/** Third party: an amount by class and cylinders, both ends included. */
export interface CylinderRate {
  classCode: string;
  cylindersFrom: number;
  cylindersTo: number;
  fils: number;
}

/** Multiplies the running subtotal; which band holds depends on one fact of car, driver or cover. */
export interface MotorFactor {
  code: string;
  label: string;
  dimension: Dimension;
  bands: readonly FactorBand[];
}

/** Numbers of the dimension, both ends included; words are numbered by their place in the dimension. */
export interface FactorBand {
  from: number;
  to: number;
  basisPoints: number;
}

/** A lower deductible than the standard one, for a higher premium. */
export interface DeductibleChoice {
  code: string;
  /** Of the cap. */
  shareBasisPoints: number;
  basisPoints: number;
}

export interface MotorRateCard {
  id: string;
  /** ISO day. */
  effectiveFrom: string;
  valueRates: readonly ValueRate[];
  cylinderRates: readonly CylinderRate[];
  factors: readonly MotorFactor[];
  /** Null for third party: own damage is not covered. */
  deductible: { shareBasisPoints: number; choices: readonly DeductibleChoice[] } | null;
  discountBasisPoints: number;
  /** The least the insurer takes for a car of a class, above the legal minimum; none where it takes that. */
  leastPremiums: readonly { classCode: string; fils: number }[];
}

export interface MotorCover {
  benefitId: number;
  covered: boolean;
  text: string;
}

export interface MotorPlan {
  id: number;
  code: string;
  name: string;
  type: MotorPlanType;
  insurerId: number;
  /** "SALAMA" asks more at purchase (S1 3, decisions V22); else empty. */
  schemeCode: string;
  emirateIds: readonly number[];
  carAgeTo: number;
  specifications: readonly Specification[];
  /** Repairs at the agency up to this age of the car; null when never. */
  agencyCarAgeTo: number | null;
  cover: readonly MotorCover[];
  /** Benefit ids of the Overview tab. */
  overview: readonly number[];
  assumption: { lead: string; text: string };
  notes: readonly string[];
  documents: readonly { id: number; name: string; title: string }[];
  addons: readonly PlanAddon[];
  rateCard: MotorRateCard;
}

export interface MotorCatalogue {
  /** Content hash of the files: sha256, first 16 hex digits. */
  version: string;
  insurers: readonly Insurer[];
  tariff: MotorTariff;
  /** Empty of a version from before they were said. */
  policyTerms: readonly TermsOfInsurer[];
  benefits: readonly MotorBenefit[];
  addons: readonly Addon[];
  vehicles: VehicleCatalogue;
  /** Funded by insurers; known to orders, not to rating. */
  promos: readonly PromoCode[];
  plans: readonly MotorPlan[];
  arabic: CatalogueArabic;
}
