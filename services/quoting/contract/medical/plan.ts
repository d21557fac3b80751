/** A plan as an answer shows it: its tile, its price taken apart, its table of benefits. */
import { z } from 'zod';
import { Fils, PriceChange } from '../shared.ts';

/** Who may buy the plan, as far as no answer says it (decisions X31). */
export const PlanCondition = z.object({
  kind: z.enum(['salary', 'visa', 'other']),
  text: z.string(),
});

/** One plan in a list: S0 3 "product tile attributes" with the facts every tile shows. Net, VAT and gross in fils. */
export const Tile = z.object({
  planId: z.int(),
  code: z.string(),
  name: z.string(),
  insurerId: z.int(),
  insurerName: z.string(),
  insurerCode: z.string(),
  tpaId: z.int(),
  tpaName: z.string(),
  networkId: z.int(),
  networkName: z.string(),
  kind: z.enum(['basic', 'enhanced', 'domestic', 'investor']),
  insuredFor: z.array(z.string()),
  salaryBand: z.enum(['lsb', 'hsb', 'nlsb', 'none']),
  /** Shown wherever the price is, confirmed before the purchase. */
  conditions: z.array(PlanCondition),
  coversPreExisting: z.boolean(),
  benefitIds: z.array(z.int()),
  descriptionIds: z.array(z.int()),
  netFils: Fils,
  vatFils: Fils,
  grossFils: Fils,
  facts: z.array(z.object({ label: z.string(), value: z.string(), note: z.string().optional() })),
  assumption: z.object({ lead: z.string(), text: z.string() }),
  excess: z.string(),
  /** Whole dirhams: what the plan pays in a year at most, as its first fact says it. */
  annualLimitAed: z.int().min(0),
});
export type Tile = z.infer<typeof Tile>;

/** What a tile says of its plan, whoever asks: the same in every list of a catalogue version. */
export const PlanWords = Tile.omit({ netFils: true, vatFils: true, grossFils: true });
export type PlanWords = z.infer<typeof PlanWords>;

/** One plan's place in a list. */
export const ListedPrice = Tile.pick({
  planId: true,
  netFils: true,
  vatFils: true,
  grossFils: true,
});
export type ListedPrice = z.infer<typeof ListedPrice>;

export const PriceLine = z.object({
  code: z.string(),
  label: z.string(),
  why: z.string(),
  kind: z.enum(['base', 'factor', 'maternity', 'levy']),
  /** What a base rate's `why` is filled with (packages/rules/src/medical/price-words.ts). */
  by: z
    .object({
      person: z.enum(['girl', 'boy', 'woman', 'man']),
      ageFrom: z.int(),
      ageTo: z.int().nullable(),
    })
    .optional(),
  amountFils: Fils,
});

export const PlanPrice = z.object({
  planId: z.int(),
  netFils: Fils,
  vatFils: Fils,
  grossFils: Fils,
  members: z.array(
    z.object({ member: z.int(), age: z.int(), netFils: Fils, lines: z.array(PriceLine) }),
  ),
});
export type PlanPrice = z.infer<typeof PlanPrice>;

export const BenefitValue = z.object({
  row: z.string(),
  section: z.enum(['where', 'pay', 'cover']),
  label: z.string(),
  help: z.string(),
  better: z.enum(['more', 'less']).nullable(),
  covered: z.boolean(),
  text: z.string(),
  note: z.string().optional(),
  rank: z.number().optional(),
});
export type BenefitValue = z.infer<typeof BenefitValue>;

export const PlanDetail = z.object({
  tile: Tile,
  price: PlanPrice,
  changes: z.array(PriceChange),
  values: z.array(BenefitValue),
  documents: z.array(z.object({ id: z.int(), name: z.string(), title: z.string() })),
  notes: z.array(z.string()),
  rateCard: z.object({ id: z.string(), effectiveFrom: z.string() }),
});
export type PlanDetail = z.infer<typeof PlanDetail>;
