import type { CatalogueInfo } from '@muqarin/quoting/contract/catalogue';
import type { MotorQuote } from '@muqarin/quoting/contract/motor/quote-calls';
import type { ListPage } from '../../../contract/list-pages.ts';
import {
  MOTOR_PRODUCT_TYPES,
  type MotorCoverGapModel,
  type MotorPlanDetailModel,
  type MotorPlansPage,
  type MotorProductType,
} from '../../../contract/motor/plan-pages.ts';
import type { DraftFields, PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { Flash } from '../../session/session-data.ts';
import { insurersOnPage } from '../listed-insurers.ts';
import type { LogoOf } from '../logo-address.ts';
import { motorBenefits, motorPageTile } from './tiles.ts';
import { carText, driverText } from './who.ts';

export interface MotorPlansFacts {
  quote: MotorQuote;
  role: MotorPlansPage['role'];
  catalogue: CatalogueInfo;
  logoOf: LogoOf;
  open: PageDraft<MotorPlanDetailModel> | null;
  gap: MotorCoverGapModel | null;
  flash: Flash;
}

/** What the motor list says itself: the quote, and what its value was refused for. */
export function motorPlansPage({
  quote,
  role,
  catalogue,
  logoOf,
  open,
  gap,
  flash,
}: MotorPlansFacts): DraftFields<Omit<MotorPlansPage, keyof ListPage>> {
  const { tiles, vehicle, answers } = quote;
  const types = Object.keys(MOTOR_PRODUCT_TYPES) as MotorProductType[];
  return {
    quoteId: quote.quoteId,
    role,
    car: carText(vehicle),
    who: driverText(quote),
    seats: vehicle.seats,
    value: { idvAed: quote.valueAed, ...vehicle.value },
    asked: answers.comprehensive === null ? null : typeOf(answers.comprehensive),
    tiles: tiles.map((tile) => motorPageTile(tile, logoOf)),
    gap,
    benefits: motorBenefits(tiles),
    insurers: insurersOnPage(catalogue, tiles),
    types: types
      .map((value) => ({
        value,
        name: ours(MOTOR_PRODUCT_TYPES[value]),
        count: tiles.filter(({ type }) => type === value).length,
      }))
      .filter(({ count }) => count > 0),
    deductible: quote.deductible,
    deductibles: deductiblesOf(quote),
    dropped: quote.droppedPlanNames.map(ours),
    open,
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
