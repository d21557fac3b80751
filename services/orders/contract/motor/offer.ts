/** A motor plan as quoting offered it: what an order keeps of plan, car, price and its trace. */
import type { MotorLineValues } from '@muqarin/rules/motor/price-words';
import { z } from 'zod';
import { Agreed, ArabicOfOffer, OfferBasis } from '../offer.ts';
import { TermsOfOffer } from '../policy-terms.ts';
import { Fils } from '../shared.ts';

const Named = z.looseObject({ id: z.int(), name: z.string() });

export const Vehicle = z.looseObject({
  make: Named,
  model: Named,
  variant: Named,
  year: z.int(),
  body: z.string(),
  cylinders: z.int(),
  seats: z.int(),
  value: z.looseObject({ marketAed: z.int(), minAed: z.int(), maxAed: z.int() }),
});
export type Vehicle = z.infer<typeof Vehicle>;

export const MotorAnswers = z.looseObject({
  emirateId: z.int(),
  variantId: z.int(),
  year: z.int(),
  valueAed: z.int().nullable(),
  brandNew: z.boolean(),
  gccSpec: z.boolean(),
  agencyRepair: z.boolean(),
  insuredNow: z.boolean(),
  comprehensive: z.boolean().nullable(),
  dob: z.string(),
  licenceYears: z.int(),
  claimFreeYears: z.int(),
  claims: z.int(),
});
export type MotorAnswers = z.infer<typeof MotorAnswers>;

const MotorPrice = z.looseObject({
  planId: z.int(),
  repair: z.enum(['agency', 'garage', 'none']),
  deductibleFils: Fils.nullable(),
  deductible: z.string().nullable(),
  premiumFils: Fils,
  discountedFils: Fils,
  minimumFils: Fils,
  addonFils: Fils,
  netFils: Fils,
  vatFils: Fils,
  grossFils: Fils,
  /** How it is made; they sum exactly to `netFils`. */
  lines: z.array(
    z.looseObject({
      code: z.string(),
      label: z.string(),
      why: z.string(),
      kind: z.enum(['base', 'factor', 'deductible', 'tariff', 'discount', 'addon']),
      /** What label and why are filled with, kept as quoting's contract has it; nothing in orders of before. */
      by: z.custom<MotorLineValues>((value) => value instanceof Object).optional(),
      amountFils: Fils,
    }),
  ),
});

export const MotorTile = z.looseObject({
  planId: z.int(),
  code: z.string(),
  name: z.string(),
  type: z.enum(['comprehensive', 'third_party']),
  insurerId: z.int(),
  insurerName: z.string(),
  insurerCode: z.string(),
  schemeCode: z.string(),
  price: MotorPrice,
  discountBasisPoints: z.int(),
  addons: z.array(
    z.looseObject({
      addonId: z.int(),
      code: z.string(),
      name: z.string(),
      help: z.string(),
      included: z.boolean(),
      selected: z.boolean(),
      perPassenger: z.boolean(),
      unitFils: Fils,
      chargeFils: Fils,
    }),
  ),
  deductibles: z.array(z.looseObject({ code: z.string().nullable(), fils: Fils })),
  benefits: z.array(
    z.looseObject({
      benefitId: z.int(),
      name: z.string(),
      help: z.string(),
      covered: z.boolean(),
      text: z.string(),
      inOverview: z.boolean(),
    }),
  ),
  assumption: z.looseObject({ lead: z.string(), text: z.string() }),
});
export type MotorTile = z.infer<typeof MotorTile>;

const MotorBasis = OfferBasis.extend({
  answers: MotorAnswers,
  deductible: z.string().nullable(),
  valueAed: z.int(),
  agreed: Agreed,
});

export const MotorOffer = MotorBasis.extend({
  line: z.literal('motor'),
  planId: z.int(),
  addonIds: z.array(z.int()),
  vehicle: Vehicle,
  tile: MotorTile,
  vatBasisPoints: z.int(),
  policyTerms: TermsOfOffer,
  arabic: ArabicOfOffer,
});
export type MotorOffer = z.infer<typeof MotorOffer>;

const Day = z.object({ year: z.int(), month: z.int(), day: z.int() });

/** What a promo code takes off, as the insurer that pays for it has set it up (decisions V20). */
export const PromoTerms = z.object({
  code: z.string(),
  insurerId: z.int(),
  off: z.discriminatedUnion('type', [
    z.object({ type: z.literal('perc'), basisPoints: z.int() }),
    z.object({ type: z.literal('amount'), fils: Fils }),
  ]),
  from: Day,
  to: Day,
  maxUses: z.int().nullable(),
});

/** The input of quoting's call `offer-motor-plan-again`. */
export const WantedOffer = z.object({
  basis: MotorBasis,
  planId: z.int(),
  addonIds: z.array(z.int()),
  when: z.enum(['then', 'today']),
});
export type WantedOffer = z.infer<typeof WantedOffer>;
