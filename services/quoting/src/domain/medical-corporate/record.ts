/** A bifurcation by the names of S0 3, in dirhams, as chosen plans are sent and come back. */
import { categoryKey } from '@muqarin/rules/medical-corporate/group';
import { planIdText } from '@muqarin/rules/medical-corporate/plan-id';
import { filsToAed } from '@muqarin/rules/money';
import type { Bifurcation, TraceRow } from './bifurcate.ts';
import { type GroupPlan, isMul } from './catalogue.ts';

export function recordOf(plan: GroupPlan, price: Bifurcation) {
  const { category, variants, trace, netFils } = price;
  const { pricing } = plan.rateCard;
  const members = trace.filter(({ kind }) => kind === 'members');
  return {
    type: pricing.type,
    is_mul: isMul(plan) ? (1 as const) : (0 as const),
    ins_id: plan.insurerId,
    tpa_id: plan.tpaId,
    pid: planIdText({ planId: plan.id, variantIds: variants.map(({ id }) => id) }),
    variants: variants.map(({ id, name, basisPoints, amountFils }) => ({
      id,
      name,
      premium_percentage: basisPoints === null ? null : basisPoints / 100,
      premium_amount: aed(amountFils),
      total: filsToAed(trace.find(({ variantId }) => variantId === id)?.amountFils ?? 0),
    })),
    cat: categoryKey(category.number),
    premium: pricing.type === 'premiumpermember' ? filsToAed(pricing.premiumFils) : null,
    counts: { lsb: category.lsb, nlsb: category.nlsb },
    tot_count: category.members,
    total_sum: filsToAed(netFils),
    age_bands: pricing.type === 'ageband' ? ageBands(price, members) : [],
    maternity_bands: trace
      .filter(({ kind }) => kind === 'maternity')
      .map(({ ageFrom, ageTo, count, eachFils, amountFils }) => ({
        age_from: ageFrom ?? 0,
        age_to: ageTo ?? 0,
        count,
        premium: filsToAed(eachFils ?? 0),
        total: filsToAed(amountFils),
      })),
  };
}

function ageBands({ category }: Bifurcation, rows: readonly TraceRow[]) {
  const occupied = category.ageBands.filter(({ members }) => members > 0);
  return occupied.map(({ ageFrom, ageTo, members, lsb, nlsb }) => {
    const own = rows.filter((row) => row.ageFrom === ageFrom && row.ageTo === ageTo);
    const each = (salary: TraceRow['salary']) =>
      aed(own.find((row) => row.salary === salary)?.eachFils ?? null);
    return {
      age_from: ageFrom,
      age_to: ageTo,
      count: members,
      lsb_count: lsb,
      nlsb_count: nlsb,
      premium: each(null),
      lsb_premium: each('lsb'),
      nlsb_premium: each('nlsb'),
      age_band_total: filsToAed(own.reduce((sum, { amountFils }) => sum + amountFils, 0)),
    };
  });
}

function aed(fils: number | null): number | null {
  return fils === null ? null : filsToAed(fils);
}
