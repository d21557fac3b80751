/** An option of a motor quotation, rated as its list and its order are. */
import { carName, carText } from '@muqarin/rules/car-name';
import { formatAed } from '@muqarin/rules/money-format';
import { motorLineWords } from '@muqarin/rules/motor/price-words';
import { type QuotationTerm, quotationFieldTexts as texts } from '@muqarin/rules/quotations/fields';
import type { PriceRow } from '@muqarin/rules/quotations/price-rows';
import type { MotorAnswers } from '../../../contract/motor/answers.ts';
import type { MotorTile } from '../../../contract/motor/plan.ts';
import type { Vehicle } from '../../../contract/motor/vehicle.ts';
import type { MotorPlan } from '../../domain/motor/catalogue.ts';
import type { ValueRange } from '../../domain/motor/market-value.ts';
import type { MotorLine, MotorPrice } from '../../domain/motor/price.ts';
import { motorRequestOf } from '../../domain/motor/rating-request.ts';
import { isRepairedAtAgency } from '../../domain/motor/steps.ts';
import type { QuotationBasis, RatedOption } from '../../quotations/source.ts';
import type { MotorShelf } from '../../raters/motor.ts';
import { explainedTile } from '../../views/motor/quote-view.ts';
import { offerInArabic } from './offer.ts';
import type { ChosenMotor } from './quotation-plan.ts';
import { chosenMotorText } from './quotation-plan.ts';
import { vehicleView } from './search-vehicles.ts';

export interface RatedMotor {
  plan: MotorPlan;
  tile: MotorTile;
  vehicle: Vehicle;
  range: ValueRange;
  valueAed: number;
  /** The plan repairs this car at the agency, for whoever asks for it. */
  hasAgency: boolean;
}

/** Null where the card does not offer the plan with all of this for this car and driver. */
export function rateChosenMotor(
  shelf: MotorShelf,
  basis: Pick<QuotationBasis, 'answers' | 'day'>,
  { planId, agency, deductible, addonIds }: ChosenMotor,
): RatedMotor | null {
  const plan = shelf.compiled.planById.get(planId);
  if (!plan) return null;
  const answers = { ...ratableMotor(basis.answers), agencyRepair: agency };
  const choices = { addonIds, deductible };
  const found = motorRequestOf(shelf.catalogue, shelf.vehicles, answers, choices, basis.day);
  if (found.outcome !== 'ok') return null;
  const { request, range } = found;
  const hasAgency = isRepairedAtAgency(plan, { ...request, agencyRepair: true });
  const isKnown = (id: number) => plan.addons.some(({ addonId }) => addonId === id);
  if ((agency && !hasAgency) || !addonIds.every(isKnown)) return null;
  const tile = explainedTile(shelf, plan, request, addonIds);
  if (!tile || tile.price.deductible !== deductible) return null;
  const { valueAed } = request.car;
  return { plan, tile, vehicle: vehicleView(found.vehicle, range), range, valueAed, hasAgency };
}

export function motorOption(
  shelf: MotorShelf,
  chosen: ChosenMotor,
  rated: RatedMotor,
): RatedOption {
  const { tile, vehicle } = rated;
  const { name: planName, insurerName, insurerCode, price } = tile;
  return {
    planId: chosenMotorText(chosen),
    planName,
    insurerName,
    insurerCode,
    netFils: price.netFils,
    vatBasisPoints: shelf.catalogue.tariff.vatBasisPoints,
    rows: rowsOfMotor(price),
    terms: termsOf(rated),
    conditions: [],
    arabic: offerInArabic(shelf.catalogue, tile, vehicle),
  };
}

export function rowsOfMotor({ lines }: Pick<MotorPrice, 'lines'>): PriceRow[] {
  return lines.map(rowOf);
}

/** Another excess is the same row with another amount; factors and add-ons are known by their codes. */
function rowOf({ kind, code, label, why, by, amountFils: fils }: MotorLine): PriceRow {
  const isOneOfMany = kind === 'factor' || kind === 'addon';
  const row = { subject: '', code: isOneOfMany ? `${kind}_${code}` : kind, label, why, fils };
  return by ? { ...row, filled: motorLineWords({ kind, by }) } : row;
}

function termsOf({ plan, tile, vehicle, valueAed }: RatedMotor): QuotationTerm[] {
  const { deductibleFils, repair } = tile.price;
  const name = carName(vehicle);
  const car = { label: texts.car, value: carText(name), car: name };
  const held = tile.addons.filter(({ selected }) => selected);
  const addons = held.map(({ name: label, included }) => {
    return { label, value: included ? texts.included : texts.added };
  });
  if (plan.type === 'third_party') return [car, ...addons];
  return [
    car,
    { label: texts.insured, value: formatAed(valueAed * 100) },
    { label: texts.excess, value: excessText(deductibleFils ?? 0) },
    { label: texts.repair, value: repair === 'agency' ? texts.agency : texts.garage },
    ...addons,
  ];
}

export function excessText(fils: number): string {
  return fils === 0 ? texts.noExcess : formatAed(fils);
}

/** As they were stored with the quote. */
export function ratableMotor(answers: object): MotorAnswers {
  return answers as MotorAnswers;
}
