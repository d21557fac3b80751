/** The words beside the amounts of a motor price, in English, and what they are filled with (packages/rules/src/motor/price-words.ts). */
import { decimalOf } from '@muqarin/rules/decimal-of';
import { formatAed } from '@muqarin/rules/money-format';
import type { MotorLineValues } from '@muqarin/rules/motor/price-words';
import { withOne, withTwo } from '../message-template.ts';
import texts from '../messages.en.json' with { type: 'json' };
import { percentOf } from '../trace-numbers.ts';
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

const COUNTS: Readonly<Record<NumberDimension, 'years' | 'claims'>> = {
  driver_age: 'years',
  licence_years: 'years',
  car_age: 'years',
  agency_car_age: 'years',
  claim_free_years: 'years',
  claims: 'claims',
};
const ONE = { years: motorTrace.year, claims: motorTrace.claim };
const MANY = { years: motorTrace.years, claims: motorTrace.claims };

interface Text {
  label: string;
  why: string;
  by?: MotorLineValues;
}

export const motorText = {
  base: ({ basisPoints }: Steps['base'], { valueAed, cylinders }: RatedCar): Text => {
    const label = motorTrace.baseLabel;
    if (basisPoints !== null) {
      const fils = valueAed * 100;
      const why = baseValueWhy(percentOf(basisPoints), formatAed(fils));
      return { label, why, by: { basisPoints, fils } };
    }
    if (cylinders === 0) return { label, why: motorTrace.baseElectricWhy };
    return { label, why: baseCylindersWhy(cylinders), by: { count: cylinders } };
  },
  /** Numbers are named, as the label says what they count; words stand in the label. */
  factor: ({ dimension, label }: MotorFactor, { basisPoints }: FactorBand, value: number): Text => {
    const factor = decimalOf(basisPoints);
    if (!isNumberDimension(dimension)) return { label, why: factorWhy(factor) };
    const count = dimension === 'agency_car_age' ? value - 1 : value;
    const of = COUNTS[dimension];
    const counted = `${count} ${(count === 1 ? ONE : MANY)[of]}`;
    return { label, why: countedWhy(counted, factor), by: { of, count, basisPoints } };
  },
  deductible: (fils: number, { basisPoints }: DeductibleChoice): Text => {
    const why = factorWhy(decimalOf(basisPoints));
    if (fils === 0) return { label: motorTrace.noDeductible, why };
    return { label: deductibleLabel(formatAed(fils)), why, by: { fils } };
  },
  tariff: (added: number, { minimumFils, maximumFils, leastFils }: Limits): Text => {
    const text = (label: string, why: (amount: string) => string, by: Limit) => {
      return { label, why: why(formatAed(by.fils)), by };
    };
    if (leastFils > minimumFils && (added > 0 || leastFils > maximumFils))
      return text(motorTrace.leastLabel, leastWhy, { of: 'least', fils: leastFils });
    return added > 0
      ? text(motorTrace.minimumLabel, minimumWhy, { of: 'minimum', fils: minimumFils })
      : text(motorTrace.maximumLabel, maximumWhy, { of: 'maximum', fils: maximumFils });
  },
  discount: (basisPoints: number, { minimumFils, leastFils }: Limits): Text => {
    const of = leastFils > minimumFils ? 'least' : 'minimum';
    const why = of === 'least' ? discountLeastWhy : discountWhy;
    const label = motorTrace.discountLabel;
    return { label, why: why(percentOf(basisPoints)), by: { of, basisPoints } };
  },
  addon: ({ fils, perPassenger }: PlanAddon, seats: number): Omit<Text, 'label'> => {
    if (!perPassenger) return { why: motorTrace.addonWhy };
    const count = seats - 1;
    return { why: passengersWhy(formatAed(fils), count), by: { fils, count } };
  },
} as const;

type Limit = Required<Pick<MotorLineValues, 'of' | 'fils'>> & { fils: number };
