/** Catalogue facts and a motor price, put together as the contract's tile. */
import { multiplyBasisPoints } from '@muqarin/rules/money';
import { discountBasisPoints } from '@muqarin/rules/motor/discount';
import type { MotorPlanWords, MotorTile } from '../../../contract/motor/plan.ts';
import type { MotorCatalogue, MotorPlan } from '../../domain/motor/catalogue.ts';
import type { MotorPrice } from '../../domain/motor/price.ts';
import type { MotorRequest } from '../../domain/motor/request.ts';
import { capOf } from '../../domain/motor/steps.ts';

/** What tiles say of each plan of a catalogue, by the plan's id. */
export function motorPlanWords(catalogue: MotorCatalogue): ReadonlyMap<number, MotorPlanWords> {
  const insurers = new Map(catalogue.insurers.map((row) => [row.id, row]));
  const addons = new Map(catalogue.addons.map((row) => [row.id, row]));
  const benefits = new Map(catalogue.benefits.map((row) => [row.id, row]));
  const words = catalogue.plans.map((plan) => ({
    planId: plan.id,
    code: plan.code,
    name: plan.name,
    type: plan.type,
    insurerId: plan.insurerId,
    insurerName: insurers.get(plan.insurerId)?.name ?? '',
    insurerCode: insurers.get(plan.insurerId)?.code ?? '',
    schemeCode: plan.schemeCode,
    addons: plan.addons.map(({ addonId, included, perPassenger, fils: unitFils }) => {
      const { code = '', name = '', help = '' } = addons.get(addonId) ?? {};
      return { addonId, code, name, help, included, perPassenger, unitFils };
    }),
    benefits: plan.cover.map(({ benefitId, covered, text }) => {
      const { name = '', help = '' } = benefits.get(benefitId) ?? {};
      const inOverview = plan.overview.includes(benefitId);
      return { benefitId, name, help, covered, text, inOverview };
    }),
    assumption: plan.assumption,
  }));
  return new Map(words.map((row) => [row.planId, row]));
}

/** A catalogue, and what tiles say of its plans. */
interface Words {
  catalogue: MotorCatalogue;
  words: ReadonlyMap<number, MotorPlanWords>;
}

/** For one car; the returned function makes one tile. */
export function createMotorTileView(
  { catalogue, words }: Words,
  request: MotorRequest,
): (plan: MotorPlan, price: MotorPrice) => MotorTile {
  const cap = capOf(catalogue.tariff, request);
  return (plan, price) => {
    const said = words.get(plan.id);
    if (!said) throw new Error(`plan ${plan.id} is of another catalogue`);
    return {
      ...said,
      price: { ...price, lines: [...price.lines] },
      discountBasisPoints: discountBasisPoints(price),
      addons: said.addons.map((addon) => {
        const { addonId, included, perPassenger, unitFils } = addon;
        const chargeFils = perPassenger ? unitFils * (request.car.seats - 1) : unitFils;
        return { ...addon, selected: included || request.addonIds.includes(addonId), chargeFils };
      }),
      deductibles: deductiblesOf(plan, cap),
    };
  };
}

function deductiblesOf({ rateCard }: MotorPlan, cap: number): MotorTile['deductibles'] {
  if (!rateCard.deductible) return [];
  const { shareBasisPoints, choices } = rateCard.deductible;
  const standard = { code: null, shareBasisPoints };
  return [standard, ...choices].map((row) => ({
    code: row.code,
    fils: multiplyBasisPoints(cap, row.shareBasisPoints),
  }));
}
