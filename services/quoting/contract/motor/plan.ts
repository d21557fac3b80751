/** A plan as an answer shows it: its price taken apart, and its tile. */
import { z } from 'zod';
import { Fils } from '../shared.ts';

const CatalogueId = z.int().positive();

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
      /** What label and why are filled with (packages/rules/src/motor/price-words.ts). */
      by: z
        .object({
          of: z.enum(['years', 'claims', 'least', 'minimum', 'maximum']).optional(),
          fils: Fils.optional(),
          basisPoints: z.int().optional(),
          count: z.int().optional(),
        })
        .optional(),
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

/** What a tile says of its plan, whatever the car: the same in every list of a catalogue version. */
export const MotorPlanWords = MotorTile.omit({
  price: true,
  discountBasisPoints: true,
  deductibles: true,
}).extend({
  addons: z.array(MotorTile.shape.addons.element.omit({ selected: true, chargeFils: true })),
});
export type MotorPlanWords = z.infer<typeof MotorPlanWords>;
