import type { MotorFactor, MotorRateCard } from '../../domain/motor/catalogue.ts';
import type { CsvSource } from '../csv-source.ts';
import { basisPointsOf, filsOf, percentBasisPoints } from '../units.ts';
import type { MotorFactorEntry, MotorPlanFile } from './source-types.ts';
import { rangesOf } from './units.ts';

/** The rate card of a motor plan: amounts in integer fils, shares and factors in basis points. */
export function motorCardOf(plan: MotorPlanFile, rates: CsvSource): MotorRateCard {
  const {
    id,
    effective_from: effectiveFrom,
    factors,
    deductible,
    discount_percent,
    least_premium_aed,
  } = plan.rate_card;
  const isThirdParty = plan.type === 'third-party';
  const rows = rates.rows.map(({ cells }) => {
    const text = (column: string) => cells[column]?.text ?? '';
    return { text, classCode: text('class'), number: (column: string) => Number(text(column)) };
  });
  return {
    id,
    effectiveFrom,
    valueRates: (isThirdParty ? [] : rows).map(({ classCode, number, text }) => ({
      classCode,
      valueFromAed: number('value_from_aed'),
      valueToAed: number('value_to_aed'),
      basisPoints: percentBasisPoints(text('rate_percent')),
    })),
    cylinderRates: (isThirdParty ? rows : []).map(({ classCode, number, text }) => ({
      classCode,
      cylindersFrom: number('cylinders_from'),
      cylindersTo: number('cylinders_to'),
      fils: filsOf(text('premium_aed')),
    })),
    factors: factors.map(factorOf),
    deductible: deductible
      ? {
          shareBasisPoints: basisPointsOf(deductible.share_of_cap),
          choices: deductible.choices.map(({ code, share_of_cap, times }) => ({
            code,
            shareBasisPoints: basisPointsOf(share_of_cap),
            basisPoints: basisPointsOf(times),
          })),
        }
      : null,
    discountBasisPoints: percentBasisPoints(discount_percent ?? '0'),
    leastPremiums: Object.entries(least_premium_aed ?? {}).map(([classCode, amount]) => {
      return { classCode, fils: filsOf(amount) };
    }),
  };
}

function factorOf(entry: MotorFactorEntry): MotorFactor {
  const { code, label, by: dimension } = entry;
  const bands = entry.bands.flatMap((band) =>
    rangesOf(entry, band).map(({ from, to }) => {
      return { from, to, basisPoints: basisPointsOf(band.times) };
    }),
  );
  return { code, label, dimension, bands };
}
