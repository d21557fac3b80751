/** Bifurcation (S0 3): what a plan costs a category, split into rows that sum to it, and the document's record of it. */

import { allot } from '@muqarin/rules/allot';
import {
  type CensusAssumption,
  assumptions as ofUnsaved,
} from '@muqarin/rules/medical-corporate/group';
import { vatOn } from '@muqarin/rules/money';
import type { GroupPlan, GroupVariant } from './catalogue.ts';
import type { RatedCategory } from './members.ts';
import { GAPS, ratedFils, variantFils } from './rate.ts';

type Gap = keyof typeof GAPS;

export interface TraceRow {
  kind: 'members' | 'maternity' | 'variant';
  ageFrom: number | null;
  ageTo: number | null;
  salary: 'lsb' | 'nlsb' | null;
  count: number;
  eachFils: number | null;
  isDefault: boolean;
  variantId: number | null;
  basisPoints: number | null;
  amountFils: number;
  /** Of a variant: of each row before the variants. */
  sharesFils: number[];
}

export interface Bifurcation {
  planId: number;
  category: RatedCategory;
  /** In the order of their ids. */
  variants: readonly GroupVariant[];
  netFils: number;
  vatFils: number;
  grossFils: number;
  trace: TraceRow[];
  assumptions: ((typeof ofUnsaved)[number] | 'low_salary_spread' | CensusAssumption)[];
}

type Outcome = { ok: true; price: Bifurcation } | { ok: false; reason: Gap };

/** Throws RangeError for a variant that is not of this plan. */
export function bifurcate(
  plan: GroupPlan,
  variantIds: readonly number[],
  category: RatedCategory,
  vatBasisPoints: number,
): Outcome {
  const variants = variantsOf(plan, variantIds);
  const before: TraceRow[] = [];
  const beforeFils = ratedFils(plan, category, (kind, span, salary, count, eachFils, isDefault) => {
    const { ageFrom, ageTo } = span ?? { ageFrom: null, ageTo: null };
    const whom = { kind, ageFrom, ageTo, salary, count, eachFils, isDefault };
    before.push({ ...whom, ...noVariant, amountFils: count * eachFils, sharesFils: [] });
  });
  if (beforeFils < 0) return { ok: false, reason: gapOf(beforeFils) };
  const trace = [
    ...before,
    ...variants.map((each) => variantRow(each, before, category, beforeFils)),
  ];
  const netFils = trace.reduce((sum, { amountFils }) => sum + amountFils, 0);
  const vatFils = vatOn(netFils, vatBasisPoints);
  const price = {
    planId: plan.id,
    category,
    variants,
    netFils,
    vatFils,
    grossFils: netFils + vatFils,
    trace,
    assumptions: assumptionsOf(plan, category),
  };
  return { ok: true, price };
}

const noVariant = { variantId: null, basisPoints: null };

/** A person's or a band's share of a variant is allotted by largest remainder, so that shares sum to its one rounding. */
function variantRow(
  variant: GroupVariant,
  before: readonly TraceRow[],
  { members }: RatedCategory,
  beforeFils: number,
): TraceRow {
  const { id: variantId, basisPoints, amountFils: eachFils } = variant;
  const amountFils = variantFils(variant, beforeFils, members);
  const weights = before.map((row) => {
    if (basisPoints !== null) return row.amountFils;
    return row.kind === 'members' ? row.count : 0;
  });
  return {
    kind: 'variant',
    ageFrom: null,
    ageTo: null,
    salary: null,
    count: members,
    eachFils,
    isDefault: false,
    variantId,
    basisPoints,
    amountFils,
    sharesFils: allot(amountFils, weights),
  };
}

function variantsOf({ id, variants }: GroupPlan, ids: readonly number[]): GroupVariant[] {
  const chosen = variants.filter((variant) => ids.includes(variant.id));
  if (chosen.length < ids.length) throw new RangeError(`plan ${id} has not all of ${ids.join()}`);
  return chosen.toSorted((a, b) => a.id - b.id);
}

export function gapOf(total: number): Gap {
  const names = Object.keys(GAPS) as Gap[];
  return names.find((name) => GAPS[name] === total) ?? 'no_rate_for_age';
}

/** What a price stands on that nobody said (decisions M23, M29, M66). */
function assumptionsOf(
  { rateCard: { pricing } }: GroupPlan,
  { flag, isSpread, assumed = [] }: RatedCategory,
): Bifurcation['assumptions'] {
  if (flag === 0) return [...ofUnsaved];
  const isBySalary = pricing.type === 'ageband' && pricing.bands.some(({ salary }) => salary);
  return [...(isSpread && isBySalary ? (['low_salary_spread'] as const) : []), ...assumed];
}
