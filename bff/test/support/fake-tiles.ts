/** A catalogue of five plans for the fakes: the price is AED 1,000 times the plan's id, for each member. */
import type { RatableAnswers } from '@muqarin/quoting/contract/medical/answers';
import type { PlanDetail, Tile } from '@muqarin/quoting/contract/medical/plan';
import { vatOn } from '@muqarin/rules/money';
import { ratable } from './examples.ts';

/** Of plan 5. */
export const lowSalary = 'For a monthly salary of AED 4,000 or less.';

const planIds = [1, 2, 3, 4, 5] as const;

/** Emirate 7 has no plans, so that "no plan fits" can be tried. */
export function fakeTiles({ main_emirate, category, member_count }: RatableAnswers): Tile[] {
  if (main_emirate === 7) return [];
  return planIds.map((planId) => {
    const netFils = planId * 100_000 * member_count + 50;
    const vatFils = vatOn(netFils);
    return {
      planId,
      code: `plan-${planId}`,
      name: `Plan ${planId}`,
      insurerId: planId,
      insurerName: `Insurer ${planId}`,
      insurerCode: `insurer-${planId}`,
      tpaId: 1,
      tpaName: 'TPA',
      networkId: 2,
      networkName: 'Network',
      kind: 'basic',
      insuredFor: [category],
      salaryBand: planId === 5 ? 'lsb' : 'none',
      conditions: planId === 5 ? [{ kind: 'salary', text: lowSalary }] : [],
      coversPreExisting: planId > 3,
      benefitIds: [1],
      descriptionIds: [1],
      netFils,
      vatFils,
      grossFils: netFils + vatFils,
      facts: [{ label: 'Network', value: 'Network' }],
      assumption: { lead: 'Assumed', text: 'nothing' },
      excess: 'none',
      annualLimitAed: 250_000,
    };
  });
}

/** For everybody, as `fakeTiles` are for whoever asks. */
export const fakeWords = fakeTiles(ratable).map((tile) => ({
  ...tile,
  insuredFor: ['self', 'dependent', 'worker', 'employee'],
}));

export function fakeDetail(tile: Tile): PlanDetail {
  const { planId, netFils, vatFils, grossFils } = tile;
  const line = {
    code: 'base',
    label: 'Base',
    why: 'age',
    kind: 'base',
    amountFils: netFils,
  } as const;
  const value = { row: 'limit', section: 'pay', label: 'Limit', help: 'What is paid' } as const;
  return {
    tile,
    price: {
      planId,
      netFils,
      vatFils,
      grossFils,
      members: [{ member: 1, age: 35, netFils, lines: [line] }],
    },
    changes: [],
    values: [{ ...value, better: 'more', covered: true, text: `AED ${planId}`, rank: planId }],
    documents: [{ id: 9, name: 'table-of-benefits', title: 'Table of benefits' }],
    notes: [],
    rateCard: { id: 'card', effectiveFrom: '2026-01-01' },
  };
}
