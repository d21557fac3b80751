import { isNumberDimension, wordsOf } from '../../domain/motor/dimensions.ts';
import { percentBasisPoints } from '../units.ts';
import type { BandEntry, MotorFactorEntry } from './source-types.ts';

/** Integer basis points of a percentage that may be "100". */
export function keptPoints(percent: string): number {
  return percentBasisPoints(percent);
}

/** The numbers or words of a band as ranges of the dimension's values; words that it does not have are left out. */
export function rangesOf({ by }: Pick<MotorFactorEntry, 'by'>, band: BandEntry) {
  if (isNumberDimension(by)) {
    // Value 0 of this dimension is a workshop.
    const shift = by === 'agency_car_age' ? 1 : 0;
    if (band.from === undefined || band.to === undefined) return [];
    return [{ from: band.from + shift, to: band.to + shift }];
  }
  return (band.is ?? []).flatMap((word) => {
    const place = wordsOf(by).indexOf(word);
    return place < 0 ? [] : [{ from: place, to: place }];
  });
}
