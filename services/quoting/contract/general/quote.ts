/** General insurance as the others see it: what a business answers, its plans with their prices, its quote. */
import { z } from 'zod';
import { Fils, Id } from '../shared.ts';

const MaybeFils = z.int().min(0).nullable();
export const TypeCode = z.string().regex(/^[a-z_]{2,40}$/);

/** What a business answered; null where it did not say. Wages and the other amounts are of a year. */
export const GeneralAnswers = z.object({
  types: z.array(TypeCode).min(1).max(20),
  activityId: z.int().positive(),
  emirateId: z.int().min(1).max(7),
  turnoverFils: MaybeFils,
  sumInsuredFils: MaybeFils,
  contractValueFils: MaybeFils,
  employees: z
    .object({
      admin: z.int().min(0),
      nonAdmin: z.int().min(0),
      adminWagesFils: z.int().min(0),
      nonAdminWagesFils: z.int().min(0),
    })
    .nullable(),
  hadClaim: z.boolean().nullable(),
  /** What other insurance is wanted, in the business's words. */
  other: z.string().max(500),
});
export type GeneralAnswers = z.infer<typeof GeneralAnswers>;

/** Numbers only; who shows it words it in the reader's language (domain/general/rate). */
export const GeneralLine = z.object({
  kind: z.enum(['section', 'factor', 'least', 'discount']),
  code: z.string(),
  /** Parts per million of `ofFils`, of a section. */
  ppm: z.int().nullable(),
  ofFils: Fils.nullable(),
  basisPoints: z.int().nullable(),
  amountFils: Fils,
});

const CoverWord = z.enum(['included', 'by_law', 'sum_insured', 'contract_value', 'not_covered']);

export const GeneralTile = z.object({
  planId: z.int(),
  name: z.string(),
  type: TypeCode,
  insurerId: z.int(),
  insurerCode: z.string(),
  insurerName: z.string(),
  /** What the insured pays of each claim. */
  excessFils: Fils,
  cover: z.array(
    z.object({ benefitId: z.int(), limitFils: Fils.nullable(), is: CoverWord.nullable() }),
  ),
  price: z.object({
    /** Before the plan's discount. */
    premiumFils: Fils,
    netFils: Fils,
    vatFils: Fils,
    grossFils: Fils,
    /** Sum to `netFils`. */
    lines: z.array(GeneralLine),
  }),
  rateCard: z.object({ id: z.string(), effectiveFrom: z.string() }),
});
export type GeneralTile = z.infer<typeof GeneralTile>;

/** What a tile says of its plan, whoever asks: the same in every list of a catalogue version. */
export const GeneralPlanWords = GeneralTile.omit({ price: true });
export type GeneralPlanWords = z.infer<typeof GeneralPlanWords>;

/** A word of the catalogue. */
export const Named = z.object({ id: z.int(), name: z.string() });

export const GeneralPolicyRequest = z.object({
  /** `R-…`, what people say on the phone. */
  reference: z.string(),
  planId: z.int(),
  planName: z.string(),
  insurerName: z.string(),
  netFils: Fils,
  grossFils: Fils,
  uploadIds: z.array(z.string()),
  requestedAt: z.string(),
});
export type GeneralPolicyRequest = z.infer<typeof GeneralPolicyRequest>;

export const GeneralQuote = z.object({
  quoteId: Id,
  reference: z.string(),
  /** From 1; other figures make the next one. */
  revision: z.int(),
  status: z.enum(['priced', 'shared', 'selected', 'accepted']),
  draftId: Id,
  leadId: Id.nullable(),
  answers: GeneralAnswers,
  /** ISO day (Asia/Dubai) the prices are for, and until which they hold. */
  day: z.string(),
  validUntil: z.string(),
  catalogueVersion: z.string(),
  activity: Named,
  types: z.array(
    z.object({
      type: TypeCode,
      state: z.enum(['priced', 'figure_missing', 'on_request']),
      /** Somebody asks the insurers already. */
      requested: z.boolean(),
    }),
  ),
  /** Each type's plans, lowest net first, in the order of `types`. */
  tiles: z.array(GeneralTile),
  /** Those that a tile says something about, in the table's order. */
  benefits: z.array(Named.extend({ help: z.string() })),
  comparedPlanIds: z.array(z.int()),
  selectedPlanId: z.int().nullable(),
  /** At most one of each plan, in the order asked. */
  requests: z.array(GeneralPolicyRequest),
});
export type GeneralQuote = z.infer<typeof GeneralQuote>;
