/** A group plan as the others see it: what it is, what it costs a category, and how that comes about. */
import { censusAssumptions } from '@muqarin/rules/medical-corporate/group';
import { z } from 'zod';
import { Fils } from '../shared.ts';

const Flag = z.union([z.literal(0), z.literal(1)]);
export const PlanIdText = z.string().max(200);

/** Amounts of a record are dirhams, as the document's; those of traces are fils. */
const RecordAgeBand = z.object({
  age_from: z.int(),
  age_to: z.int(),
  count: z.int(),
  lsb_count: z.int(),
  nlsb_count: z.int(),
  premium: z.number().nullable(),
  lsb_premium: z.number().nullable(),
  nlsb_premium: z.number().nullable(),
  age_band_total: z.number(),
});

/** S0 3, “Bifurcation record per chosen product”, by its names. */
export const BifurcationRecord = z.object({
  type: z.enum(['multiple_salary', 'ageband', 'premiumpermember']),
  is_mul: Flag,
  ins_id: z.int(),
  tpa_id: z.int(),
  /** The plan id with its variants, `123dattgl4-7`. */
  pid: z.string(),
  variants: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      premium_percentage: z.number().nullable(),
      premium_amount: z.number().nullable(),
      total: z.number(),
    }),
  ),
  /** `CAT 1`, or `no_cat`. */
  cat: z.string(),
  /** Of one member, where every member has the same; else null. */
  premium: z.number().nullable(),
  counts: z.object({ lsb: z.int(), nlsb: z.int() }),
  tot_count: z.int(),
  total_sum: z.number(),
  age_bands: z.array(RecordAgeBand),
  maternity_bands: z.array(
    z.object({
      age_from: z.int(),
      age_to: z.int(),
      count: z.int(),
      premium: z.number(),
      total: z.number(),
    }),
  ),
});
export type BifurcationRecord = z.infer<typeof BifurcationRecord>;

export const GroupTraceRow = z.object({
  kind: z.enum(['members', 'maternity', 'variant']),
  /** Whom it is for; null: of whatever age or salary. Of a variant always null. */
  ageFrom: z.int().nullable(),
  ageTo: z.int().nullable(),
  salary: z.enum(['lsb', 'nlsb']).nullable(),
  /** Members, married women, or the members of a flat variant. */
  count: z.int(),
  /** Of one of them; null of a percentage. */
  eachFils: Fils.nullable(),
  /** The plan has no rate for this band: its default premium is used. */
  isDefault: z.boolean(),
  variantId: z.int().nullable(),
  /** Of a percentage: of all rows before the variants. */
  basisPoints: z.int().nullable(),
  amountFils: Fils,
  /** Of a variant: what falls on each row before the variants, in their order; they sum to its amount (decisions M67). */
  sharesFils: z.array(Fils),
});
export type GroupTraceRow = z.infer<typeof GroupTraceRow>;

export const Assumption = z.enum([
  /** The flag is 0: all members in 18-35, none with a low salary, no married women (decisions M66). */
  'default_band',
  'no_low_salary',
  'no_married_women',
  /** Low salaries by band were not said: spread in proportion (decisions M23). */
  'low_salary_spread',
  /** What the list of staff did not say. */
  ...censusAssumptions,
]);
export type Assumption = z.infer<typeof Assumption>;

export const GroupPrice = z.object({
  netFils: Fils,
  vatFils: Fils,
  grossFils: Fils,
  record: BifurcationRecord,
  /** Sum to `netFils`. */
  trace: z.array(GroupTraceRow),
  assumptions: z.array(Assumption),
  /** Of catalogue, record and trace: who comes back with a record is known by it. */
  hash: z.string(),
});
export type GroupPrice = z.infer<typeof GroupPrice>;

const Limits = z.object({
  minEmployees: z.int().nullable(),
  maxDependantPercent: z.int().nullable(),
  minLowSalaryPercent: z.int().nullable(),
});

/** What a tile says of its plan, whoever asks: the same in every list of a catalogue version. */
export const GroupPlanWords = Limits.extend({
  planId: z.int(),
  name: z.string(),
  insurerId: z.int(),
  insurerCode: z.string(),
  insurerName: z.string(),
  tpaId: z.int(),
  tpaName: z.string(),
  networkId: z.int(),
  networkName: z.string(),
  /** Which salaries it has a price for: the filter `salary`. */
  salary: z.array(z.enum(['lsb', 'nlsb'])),
  /** It asks for the list of staff of the Ministry of Labour (`mol_census`). */
  molCensus: z.boolean(),
  type: BifurcationRecord.shape.type,
  isMul: z.boolean(),
  benefitIds: z.array(z.int()),
  descriptionIds: z.array(z.int()),
  annualLimit: z.string(),
  /** The same in whole dirhams. */
  limitAed: z.int().min(0),
  /** It has a premium for these; null: for every age. */
  ages: z.array(z.object({ ageFrom: z.int(), ageTo: z.int() })).nullable(),
  /** Benefits that every tile names, with what the plan pays; null is not covered. */
  onTile: z.array(z.object({ label: z.string(), value: z.string().nullable() })),
  glance: z.string(),
  conditions: z.array(z.string()),
  variants: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      help: z.string(),
      basisPoints: z.int().nullable(),
      amountFils: Fils.nullable(),
    }),
  ),
  rateCard: z.object({ id: z.string(), effectiveFrom: z.string() }),
});
export type GroupPlanWords = z.infer<typeof GroupPlanWords>;

/** A plan in the list of a category, without variants. */
export const GroupTile = GroupPlanWords.extend({
  price: GroupPrice,
  /** What each variant would add for this category, in the order of `variants`. */
  variantsFils: z.array(Fils),
  /** It fits the insurer and TPA of the plans chosen for the other categories (decisions M28). */
  fitsPair: z.boolean(),
});
export type GroupTile = z.infer<typeof GroupTile>;

export const HiddenReason = z.enum([
  'min_employees',
  'max_dependants',
  'min_low_salary',
  'not_in_emirate',
  'not_yet_effective',
  'no_rate_for_age',
  'no_rate_for_salary',
  'no_rate_for_maternity',
]);
export type HiddenReason = z.infer<typeof HiddenReason>;

export const HiddenPlan = z.object({
  planId: z.int(),
  name: z.string(),
  insurerName: z.string(),
  reason: HiddenReason,
  /** The plan's limit, of the first three reasons: employees, or percent. */
  limit: z.int().nullable(),
});
export type HiddenPlan = z.infer<typeof HiddenPlan>;

export const GroupBenefit = z.object({
  id: z.int(),
  name: z.string(),
  /** Null where the plan says that it is not covered. */
  value: z.string().nullable(),
});
