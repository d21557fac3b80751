/** What a car is worth, and how far its insured value may be moved (decisions V16, S1 9). */
import { multiplyBasisPoints, roundHalfUpDiv } from '@muqarin/rules/money';
import type { MotorCatalogue, MotorTariff } from './catalogue.ts';
import type { Vehicle } from './vehicles.ts';

export interface ValueRange {
  /** Whole dirhams. */
  marketAed: number;
  minAed: number;
  maxAed: number;
}

/** Full years since the model year; next year's model is as new as this year's. `day` is an ISO day. */
export function carAge(modelYear: number, day: string): number {
  return Math.max(0, Number(day.slice(0, 4)) - modelYear);
}

/** Price new times what its segment keeps at that age, to the dirham; null for a car older than the list. */
export function valueRangeOf(
  { vehicles, tariff }: Pick<MotorCatalogue, 'vehicles' | 'tariff'>,
  { model, variant, year }: Vehicle,
  day: string,
): ValueRange | null {
  const segment = vehicles.segments.find(({ code }) => code === model.segment);
  const kept = segment?.keptBasisPoints[carAge(year, day)];
  if (kept === undefined) return null;
  return rangeAround(roundHalfUpDiv(variant.priceNewFils * kept, 1_000_000), tariff);
}

function rangeAround(marketAed: number, tariff: MotorTariff): ValueRange {
  const { valueBelowBasisPoints, valueAboveBasisPoints } = tariff;
  return {
    marketAed,
    minAed: multiplyBasisPoints(marketAed, 10_000 - valueBelowBasisPoints),
    maxAed: multiplyBasisPoints(marketAed, 10_000 + valueAboveBasisPoints),
  };
}
