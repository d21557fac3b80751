import type { BaseRate, Factor, RateCard } from '../../domain/medical/catalogue.ts';
import type { CsvSource } from '../csv-source.ts';
import { basisPointsOf, emirateIds, filsOf } from '../units.ts';
import type { FactorEntry, PlanFile } from './source-types.ts';

/** The rate card of a plan: amounts in integer fils, factors in basis points, rates by gender and age. */
export function rateCardOf(plan: PlanFile, rates: CsvSource): RateCard {
  const { id, effective_from: effectiveFrom, factors, maternity } = plan.rate_card;
  return {
    id,
    effectiveFrom,
    rates: baseRates(rates),
    factors: factors.map(factorOf),
    maternity: maternity && {
      label: maternity.label,
      ageFrom: maternity.age_from,
      ageTo: maternity.age_to,
      fils: filsOf(maternity.amount_aed),
    },
  };
}

function factorOf({ code, label, times, emirates }: FactorEntry): Factor {
  const factor = { code, label, basisPoints: basisPointsOf(times) };
  return emirates ? { ...factor, emirateIds: emirateIds(emirates) } : factor;
}

function baseRates(rates: CsvSource): BaseRate[] {
  return rates.rows
    .map(({ cells }): BaseRate => {
      const text = (column: string) => cells[column]?.text ?? '';
      return {
        ageFrom: Number(text('age_from')),
        ageTo: Number(text('age_to')),
        genderId: text('gender') === 'male' ? 1 : 2,
        fils: filsOf(text('premium_aed')),
      };
    })
    .sort((a, b) => a.genderId - b.genderId || a.ageFrom - b.ageFrom);
}
