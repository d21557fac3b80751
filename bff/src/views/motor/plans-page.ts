import type { MotorQuote } from '@muqarin/quoting/contract/motor/quote-calls';
import {
  MOTOR_PRODUCT_TYPES,
  type MotorCoverGapModel,
  type MotorPlanDetailModel,
  type MotorPlansPage,
  type MotorProductType,
} from '../../../contract/motor/plan-pages.ts';
import type { Flash } from '../../session/session-data.ts';
import { motorBenefits, motorPageTile } from './tiles.ts';
import { carText, driverText } from './who.ts';

export interface MotorPlansFacts {
  quote: MotorQuote;
  contactFirst: boolean;
  email: string;
  open: MotorPlanDetailModel | null;
  gap: MotorCoverGapModel | null;
  flash: Flash;
}

/** The motor list's model: the quote and what the session knows. */
export function motorPlansPage({
  quote,
  contactFirst,
  email,
  open,
  gap,
  flash,
}: MotorPlansFacts): MotorPlansPage {
  const { tiles, vehicle, answers } = quote;
  const types = Object.keys(MOTOR_PRODUCT_TYPES) as MotorProductType[];
  return {
    quoteId: quote.quoteId,
    reference: quote.reference,
    revision: quote.revision,
    validUntil: quote.validUntil,
    car: carText(vehicle),
    who: driverText(quote),
    seats: vehicle.seats,
    value: { idvAed: quote.valueAed, ...vehicle.value },
    asked: answers.comprehensive === null ? null : typeOf(answers.comprehensive),
    tiles: tiles.map((tile) => motorPageTile(tile, quote.catalogueVersion)),
    gap,
    benefits: motorBenefits(tiles),
    types: types
      .map((value) => ({
        value,
        name: MOTOR_PRODUCT_TYPES[value],
        count: tiles.filter(({ type }) => type === value).length,
      }))
      .filter(({ count }) => count > 0),
    deductible: quote.deductible,
    deductibles: deductiblesOf(quote),
    comparedIds: quote.comparedPlanIds,
    dropped: quote.droppedPlanNames,
    contactFirst,
    email,
    open,
    notice: flash.notice ?? null,
    warning: flash.warning ?? null,
    valueError: flash.errors?.find(({ field }) => field === 'idv')?.message ?? null,
  };
}

function typeOf(comprehensive: boolean): MotorProductType {
  return comprehensive ? 'comprehensive' : 'third_party';
}

function deductiblesOf({ tiles }: MotorQuote): string[] {
  const codes = tiles.flatMap(({ deductibles }) => deductibles.flatMap(({ code }) => code ?? []));
  return [...new Set(codes)];
}
