/** Cars: finding one, pricing every plan for it, and how one price is made. Nothing is stored. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Fils, PlanId } from '../shared.ts';

const CatalogueId = z.int().positive();
const QueryId = z.coerce.number().int().positive();
const Named = z.object({ id: CatalogueId, name: z.string() });
const WholeAed = z.int().positive();
const IsoDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** The market value of the day and how far the insured value may be moved (decisions V16); whole dirhams. */
export const ValueRange = z.object({ marketAed: WholeAed, minAed: WholeAed, maxAed: WholeAed });

export const Vehicle = z.object({
  make: Named,
  model: Named,
  variant: Named,
  year: z.int(),
  body: z.string(),
  cylinders: z.int(),
  /** With the driver's. */
  seats: z.int(),
  value: ValueRange,
});
export type Vehicle = z.infer<typeof Vehicle>;

/** The answers a motor price stands on (S1 3); names of the wire are the BFF's to map (decisions V3). */
export const MotorAnswers = z.object({
  emirateId: z.int().min(1).max(7),
  variantId: CatalogueId,
  year: z.int().min(1990).max(2099),
  /** The insured value (IDV); null for the market value. */
  valueAed: WholeAed.nullable().default(null),
  brandNew: z.boolean(),
  gccSpec: z.boolean(),
  agencyRepair: z.boolean(),
  insuredNow: z.boolean(),
  /** Null asks for both. */
  comprehensive: z.boolean().nullable().default(null),
  dob: IsoDay,
  /** Years of driving in the UAE; 5 stands for more (decisions V9). */
  licenceYears: z.int().min(0).max(60),
  claimFreeYears: z.int().min(0).max(20),
  /** Own claims of the last year. */
  claims: z.int().min(0).max(20).default(0),
});
export type MotorAnswers = z.infer<typeof MotorAnswers>;

/** What is chosen in the list: add-ons for every plan that has them, and the deductible. */
const Choices = z.object({
  addonIds: z.array(CatalogueId).max(20).default([]),
  /** A code of a tile's `deductibles`; null for each plan's standard one. */
  deductible: z.string().max(60).nullable().default(null),
});

export const MotorPrice = z.object({
  planId: CatalogueId,
  repair: z.enum(['agency', 'garage', 'none']),
  deductibleFils: Fils.nullable(),
  deductible: z.string().nullable(),
  /** Before and after the plan's discount, without add-ons and VAT (decisions V18). */
  premiumFils: Fils,
  discountedFils: Fils,
  /** The legal minimum: no promo code goes below it (decisions V20). */
  minimumFils: Fils,
  addonFils: Fils,
  netFils: Fils,
  vatFils: Fils,
  grossFils: Fils,
  /** Sum exactly to `netFils`. */
  lines: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      why: z.string(),
      kind: z.enum(['base', 'factor', 'deductible', 'tariff', 'discount', 'addon']),
      amountFils: Fils,
    }),
  ),
});
export type MotorPrice = z.infer<typeof MotorPrice>;

export const MotorTile = z.object({
  planId: CatalogueId,
  code: z.string(),
  name: z.string(),
  type: z.enum(['comprehensive', 'third_party']),
  insurerId: CatalogueId,
  insurerName: z.string(),
  insurerCode: z.string(),
  /** "SALAMA" or empty (decisions V22). */
  schemeCode: z.string(),
  price: MotorPrice,
  /** Of `premiumFils`, in hundredths of a percent, rounded. */
  discountBasisPoints: z.int(),
  addons: z.array(
    z.object({
      addonId: CatalogueId,
      code: z.string(),
      name: z.string(),
      help: z.string(),
      included: z.boolean(),
      selected: z.boolean(),
      perPassenger: z.boolean(),
      /** For the policy or one passenger, and for this car. */
      unitFils: Fils,
      chargeFils: Fils,
    }),
  ),
  deductibles: z.array(z.object({ code: z.string().nullable(), fils: Fils })),
  benefits: z.array(
    z.object({
      benefitId: CatalogueId,
      name: z.string(),
      help: z.string(),
      covered: z.boolean(),
      text: z.string(),
      inOverview: z.boolean(),
    }),
  ),
  assumption: z.object({ lead: z.string(), text: z.string() }),
});
export type MotorTile = z.infer<typeof MotorTile>;

/** Why a car cannot be priced; each is something a person can put right. */
export const MotorRefused = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('unknown_vehicle') }),
  z.object({ outcome: z.literal('value_out_of_range'), value: ValueRange }),
  /** Under 18 today, or a day of birth that does not exist (decisions V7). */
  z.object({ outcome: z.literal('bad_birth_date') }),
]);

/** What a paper of a motor plan is made of. */
export const MotorPlanPaper = z.object({
  title: z.string(),
  name: z.string(),
  /** Of the covers with their amounts, or of what the wording says. */
  kind: z.enum(['table', 'wording']),
  planName: z.string(),
  insurerName: z.string(),
  type: z.enum(['comprehensive', 'third_party']),
  emirateIds: z.array(z.int()),
  carAgeTo: z.int(),
  specifications: z.array(z.enum(['gcc', 'other'])),
  agencyCarAgeTo: z.int().nullable(),
  /** Whom the rate card has rates for, in years of age. */
  driverAges: z.object({ from: z.int(), to: z.int() }).nullable(),
  cover: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      help: z.string(),
      covered: z.boolean(),
      text: z.string(),
    }),
  ),
  /** By seats and insured value, the first row that fits; empty where own damage is not covered. */
  deductibles: z.array(
    z.object({ seatsTo: z.int(), valueToAed: z.int(), fils: z.int(), lowerFils: z.array(z.int()) }),
  ),
  addons: z.array(
    z.object({
      name: z.string(),
      help: z.string(),
      included: z.boolean(),
      perPassenger: z.boolean(),
      fils: z.int(),
    }),
  ),
  assumption: z.object({ lead: z.string(), text: z.string() }),
  notes: z.array(z.string()),
  /** ISO day. */
  ratesOf: z.string(),
});
export type MotorPlanPaper = z.infer<typeof MotorPlanPaper>;

export const motorCalls = {
  motorPlanDocument: defineCall({
    name: 'motor-plan-document',
    method: 'GET',
    path: '/motor/plans/:planId/documents/:documentId',
    summary:
      'What a motor plan’s document says, for rendering; null when the id is not of that plan (decisions M56).',
    input: z.object({ planId: PlanId, documentId: z.coerce.number().int().positive() }),
    output: MotorPlanPaper.nullable(),
  }),
  searchVehicles: defineCall({
    name: 'search-vehicles',
    method: 'GET',
    path: '/motor/vehicles',
    summary:
      'What can be chosen next: makes, then years, models and variants (S1 2), filtered by what was typed.',
    input: z.object({
      makeId: QueryId.optional(),
      year: QueryId.optional(),
      modelId: QueryId.optional(),
      keyword: z.string().max(80).default(''),
    }),
    output: z.discriminatedUnion('step', [
      z.object({ step: z.literal('make'), makes: z.array(Named) }),
      z.object({ step: z.literal('year'), years: z.array(z.int()) }),
      z.object({ step: z.literal('model'), models: z.array(Named) }),
      z.object({ step: z.literal('variant'), variants: z.array(Named) }),
    ]),
  }),
  popularVehicles: defineCall({
    name: 'popular-vehicles',
    method: 'GET',
    path: '/motor/vehicles/popular',
    summary: 'The cars offered before anybody types, newest year first.',
    input: z.object({}),
    output: z.object({
      vehicles: z.array(z.object({ make: Named, model: Named, years: z.array(z.int()) })),
    }),
  }),
  vehicleOf: defineCall({
    name: 'vehicle-of',
    method: 'GET',
    path: '/motor/variants/:variantId/:year',
    summary: 'One car with its value today, or null when it was not sold in that year.',
    input: z.object({ variantId: QueryId, year: QueryId }),
    output: Vehicle.nullable(),
  }),
  priceMotor: defineCall({
    name: 'price-motor',
    method: 'POST',
    repeatable: true,
    path: '/motor/prices',
    summary: 'Every motor plan that can be quoted today, with its trace, lowest net first.',
    input: z.object({ answers: MotorAnswers, choices: Choices.prefault({}) }),
    output: z.union([
      z.object({
        outcome: z.literal('priced'),
        catalogueVersion: z.string(),
        /** ISO day (Asia/Dubai) the prices are for. */
        day: z.string(),
        vehicle: Vehicle,
        valueAed: WholeAed,
        tiles: z.array(MotorTile),
      }),
      MotorRefused,
    ]),
  }),
  explainMotor: defineCall({
    name: 'explain-motor',
    method: 'POST',
    repeatable: true,
    path: '/motor/explanation',
    summary:
      'One plan priced by the same core, with what would change the price; by a kept version and day too (features 114, 119).',
    input: z.object({
      answers: MotorAnswers,
      choices: Choices.prefault({}),
      planId: CatalogueId,
      /** Both of a price made earlier; the catalogue in force and today when absent. */
      catalogueVersion: z.string().max(16).optional(),
      day: IsoDay.optional(),
    }),
    output: z
      .object({
        catalogueVersion: z.string(),
        day: z.string(),
        tile: MotorTile,
        /** Ready sentences; amounts inside are formatted. */
        changes: z.array(z.object({ code: z.string(), text: z.string() })),
        documents: z.array(z.object({ id: CatalogueId, name: z.string(), title: z.string() })),
        notes: z.array(z.string()),
        rateCard: z.object({ id: z.string(), effectiveFrom: z.string() }),
      })
      .nullable(),
  }),
} satisfies Record<string, CallContract>;
