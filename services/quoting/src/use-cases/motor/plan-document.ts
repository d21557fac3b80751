import { multiplyBasisPoints } from '@muqarin/rules/money';
import type { MotorPlanPaper } from '../../../contract/motor/paper.ts';
import type { MotorCatalogue, MotorPlan } from '../../domain/motor/catalogue.ts';
import { documentKind } from '../../domain/plan-documents.ts';

/** Null unless the document belongs to the plan (decisions M56). */
export function motorPlanDocument(
  catalogue: MotorCatalogue,
  input: { planId: number; documentId: number },
): MotorPlanPaper | null {
  const plan = catalogue.plans.find((row) => row.id === input.planId);
  const document = plan?.documents.find((row) => row.id === input.documentId);
  if (!plan || !document) return null;
  return {
    title: document.title,
    name: document.name,
    kind: documentKind(document.title),
    planName: plan.name,
    insurerName: catalogue.insurers.find(({ id }) => id === plan.insurerId)?.name ?? '',
    type: plan.type,
    emirateIds: [...plan.emirateIds],
    carAgeTo: plan.carAgeTo,
    specifications: [...plan.specifications],
    agencyCarAgeTo: plan.agencyCarAgeTo,
    driverAges: driverAgesOf(plan),
    cover: coverOf(catalogue, plan),
    deductibles: deductiblesOf(catalogue, plan),
    addons: addonsOf(catalogue, plan),
    assumption: plan.assumption,
    notes: [...plan.notes],
    catalogueVersion: catalogue.version,
    ratesOf: plan.rateCard.effectiveFrom,
  };
}

function coverOf({ benefits }: MotorCatalogue, plan: MotorPlan): MotorPlanPaper['cover'] {
  return benefits.flatMap(({ id, code, name, help }) => {
    const found = plan.cover.find(({ benefitId }) => benefitId === id);
    return found ? [{ code, name, help, covered: found.covered, text: found.text }] : [];
  });
}

function driverAgesOf({ rateCard }: MotorPlan): MotorPlanPaper['driverAges'] {
  const bands = rateCard.factors.find(({ dimension }) => dimension === 'driver_age')?.bands ?? [];
  if (bands.length === 0) return null;
  return {
    from: Math.min(...bands.map(({ from }) => from)),
    to: Math.max(...bands.map(({ to }) => to)),
  };
}

function deductiblesOf({ tariff }: MotorCatalogue, { rateCard }: MotorPlan) {
  const { deductible } = rateCard;
  if (!deductible) return [];
  return tariff.deductibleCaps.map(({ seatsTo, valueToAed, fils }) => ({
    seatsTo,
    valueToAed,
    fils: multiplyBasisPoints(fils, deductible.shareBasisPoints),
    lowerFils: deductible.choices.map(({ shareBasisPoints }) =>
      multiplyBasisPoints(fils, shareBasisPoints),
    ),
  }));
}

function addonsOf({ addons }: MotorCatalogue, plan: MotorPlan): MotorPlanPaper['addons'] {
  return plan.addons.flatMap(({ addonId, included, perPassenger, fils }) => {
    const found = addons.find(({ id }) => id === addonId);
    return found ? [{ name: found.name, help: found.help, included, perPassenger, fils }] : [];
  });
}
