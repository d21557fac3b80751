import { type AboutInsurers, type EveryLine, everyLine } from '../plan-list/filters/every-line.ts';
import { planFilters } from '../plan-list/filters/filter.ts';
import { allOf, anyOf, oneOf } from '../plan-list/filters/kinds.ts';
import { priceRange } from '../plan-list/filters/price.ts';
import type { PricePair } from '../plan-list/price-range.ts';
import { type GeneralCode, generalCodes } from './insurance-types.ts';
import { generalMessages } from './messages.ts';

/** What filtering needs of a priced plan; a type without a price is in no list of these (G4). */
export interface GeneralTile {
  id: number;
  type: GeneralCode;
  insurerId: number;
  netFils: number;
  benefitIds: readonly number[];
}

export interface GeneralFilters extends EveryLine {
  type: GeneralCode | null;
  price: PricePair | null;
  insurerIds: readonly number[];
  benefitIds: readonly number[];
}

/** Range inclusive, any of the companies, all of the benefits (decisions M33); an end of the range may stay open. */
export const generalFilters = planFilters<GeneralTile, AboutInsurers, GeneralFilters>({
  type: oneOf<GeneralTile, GeneralCode>('type', generalCodes, ({ type }) => type),
  price: priceRange({
    names: ['min', 'max'],
    of: ({ netFils }: GeneralTile) => netFils,
    wrongAmount: generalMessages.priceRange,
  }),
  insurerIds: anyOf('companies', ({ insurerId }: GeneralTile) => insurerId),
  benefitIds: allOf('benefits', ({ benefitIds }: GeneralTile) => benefitIds),
  ...everyLine<GeneralTile>(({ insurerId }) => insurerId),
});
