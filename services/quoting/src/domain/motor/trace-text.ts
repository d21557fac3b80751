/** The words beside the amounts of a motor price. English for now (decisions X26). */
import { formatAed } from '@muqarin/rules/money-format';
import { withOne, withTwo } from '../message-template.ts';
import texts from '../messages.en.json' with { type: 'json' };
import { decimalOf, percentOf } from '../trace-numbers.ts';
import type { DeductibleChoice, FactorBand, MotorFactor, PlanAddon } from './catalogue.ts';
import { isNumberDimension, type NumberDimension } from './dimensions.ts';
import type { RatedCar } from './request.ts';
import type { Limits, Steps } from './steps.ts';

const { motorTrace } = texts;
const baseValueWhy = withTwo(motorTrace.baseValueWhy, ['rate', 'value']);
const baseCylindersWhy = withOne(motorTrace.baseCylindersWhy, 'count');
const factorWhy = withOne(motorTrace.factorWhy, 'factor');
const countedWhy = withTwo(motorTrace.countedWhy, ['count', 'factor']);
const deductibleLabel = withOne(motorTrace.deductibleLabel, 'amount');
const discountWhy = withOne(motorTrace.discountWhy, 'rate');
const minimumWhy = withOne(motorTrace.minimumWhy, 'amount');
const leastWhy = withOne(motorTrace.leastWhy, 'amount');
const discountLeastWhy = withOne(motorTrace.discountLeastWhy, 'rate');
const maximumWhy = withOne(motorTrace.maximumWhy, 'amount');
const passengersWhy = withTwo(motorTrace.passengersWhy, ['amount', 'count']);

const COUNTS: Readonly<Record<NumberDimension, readonly [one: string, many: string]>> = {
  driver_age: [motorTrace.year, motorTrace.years],
  licence_years: [motorTrace.year, motorTrace.years],
  car_age: [motorTrace.year, motorTrace.years],
  agency_car_age: [motorTrace.year, motorTrace.years],
  claim_free_years: [motorTrace.year, motorTrace.years],
  claims: [motorTrace.claim, motorTrace.claims],
};

export const motorText = {
  base: ({ basisPoints }: Steps['base'], { valueAed, cylinders }: RatedCar) => {
    const label = motorTrace.baseLabel;
    if (basisPoints === null) {
      return {
        label,
        why: cylinders === 0 ? motorTrace.baseElectricWhy : baseCylindersWhy(cylinders),
      };
    }
    return { label, why: baseValueWhy(percentOf(basisPoints), formatAed(valueAed * 100)) };
  },
  /** Numbers are named, as the label says what they count; words stand in the label. */
  factorWhy: ({ dimension }: MotorFactor, { basisPoints }: FactorBand, value: number): string => {
    if (!isNumberDimension(dimension)) return factorWhy(decimalOf(basisPoints));
    const count = dimension === 'agency_car_age' ? value - 1 : value;
    const [one, many] = COUNTS[dimension];
    return countedWhy(`${count} ${count === 1 ? one : many}`, decimalOf(basisPoints));
  },
  deductible: (amountFils: number, { basisPoints }: DeductibleChoice) => ({
    label: amountFils === 0 ? motorTrace.noDeductible : deductibleLabel(formatAed(amountFils)),
    why: factorWhy(decimalOf(basisPoints)),
  }),
  tariff: (fils: number, { minimumFils, maximumFils, leastFils }: Limits) => {
    if (leastFils > minimumFils && (fils > 0 || leastFils > maximumFils))
      return { label: motorTrace.leastLabel, why: leastWhy(formatAed(leastFils)) };
    return fils > 0
      ? { label: motorTrace.minimumLabel, why: minimumWhy(formatAed(minimumFils)) }
      : { label: motorTrace.maximumLabel, why: maximumWhy(formatAed(maximumFils)) };
  },
  discount: (basisPoints: number, { minimumFils, leastFils }: Limits) => {
    const why = leastFils > minimumFils ? discountLeastWhy : discountWhy;
    return { label: motorTrace.discountLabel, why: why(percentOf(basisPoints)) };
  },
  addonWhy: ({ fils, perPassenger }: PlanAddon, seats: number): string =>
    perPassenger ? passengersWhy(formatAed(fils), seats - 1) : motorTrace.addonWhy,
} as const;
