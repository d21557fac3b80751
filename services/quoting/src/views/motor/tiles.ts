/** Catalogue facts and a motor price, put together as the contract's tile. */
import { multiplyBasisPoints } from '@muqarin/rules/money';
import { discountBasisPoints } from '@muqarin/rules/motor/discount';
import type { MotorTile } from '../../../contract/motor/plan.ts';
import type { MotorCatalogue, MotorPlan } from '../../domain/motor/catalogue.ts';
import type { MotorPrice } from '../../domain/motor/price.ts';
import type { MotorRequest } from '../../domain/motor/request.ts';
import { capOf } from '../../domain/motor/steps.ts';

/** Looks names up once per list; the returned function makes one tile. */
export function createMotorTileView(
  catalogue: MotorCatalogue,
  request: MotorRequest,
): (plan: MotorPlan, price: MotorPrice) => MotorTile {
  const insurers = new Map(catalogue.insurers.map((row) => [row.id, row]));
  const addons = new Map(catalogue.addons.map((row) => [row.id, row]));
  const benefits = new Map(catalogue.benefits.map((row) => [row.id, row]));
  const cap = capOf(catalogue.tariff, request);
  return (plan, price) => ({
    planId: plan.id,
    code: plan.code,
    name: plan.name,
    type: plan.type,
    insurerId: plan.insurerId,
    insurerName: insurers.get(plan.insurerId)?.name ?? '',
    insurerCode: insurers.get(plan.insurerId)?.code ?? '',
    schemeCode: plan.schemeCode,
    price: { ...price, lines: [...price.lines] },
    discountBasisPoints: discountBasisPoints(price),
    addons: plan.addons.map(({ addonId, included, perPassenger, fils }) => {
      const { code = '', name = '', help = '' } = addons.get(addonId) ?? {};
      const chargeFils = perPassenger ? fils * (request.car.seats - 1) : fils;
      const selected = included || request.addonIds.includes(addonId);
      return {
        addonId,
        code,
        name,
        help,
        included,
        selected,
        perPassenger,
        unitFils: fils,
        chargeFils,
      };
    }),
    deductibles: deductiblesOf(plan, cap),
    benefits: plan.cover.map(({ benefitId, covered, text }) => {
      const { name = '', help = '' } = benefits.get(benefitId) ?? {};
      const inOverview = plan.overview.includes(benefitId);
      return { benefitId, name, help, covered, text, inOverview };
    }),
    assumption: plan.assumption,
  });
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
