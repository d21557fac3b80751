/** What the detail popup of a plan says (S0 3, 7; decisions M51), or null. */
import type { GroupPlanPopup } from '../../../contract/medical-corporate/plan-calls.ts';
import {
  type GroupCatalogue,
  type GroupPlan,
  isMul,
  type SalaryPremiums,
} from '../../domain/medical-corporate/catalogue.ts';
import { coverOf } from './group-plan.ts';
import { documentsOf } from './plan-documents.ts';
import { groupPlanWords } from './plan-words.ts';

export function groupPlanPopup(catalogue: GroupCatalogue, planId: number): GroupPlanPopup | null {
  const plan = catalogue.plans.find(({ id }) => id === planId);
  if (!plan) return null;
  const { onTile } = groupPlanWords(catalogue, plan);
  const { lsb, hsb, nlsb } = salaryOf(plan);
  return {
    planId,
    name: plan.name,
    glance: plan.glance,
    sections: coverOf(catalogue, plan),
    documents: documentsOf(plan),
    lsbFils: lsb,
    hsbFils: nlsb ?? hsb,
    isMul: isMul(plan),
    premiumVaries: isMul(plan) || plan.rateCard.pricing.type === 'ageband',
    shares: onTile.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
    variants: plan.variants.map(({ id, name, help }) => ({ id, name, help })),
    descriptions: catalogue.descriptions
      .filter(({ id }) => plan.descriptionIds.includes(id))
      .map(({ name, help }) => ({ name, help })),
  };
}

const none: SalaryPremiums = { lsb: null, hsb: null, nlsb: null };

/** By age there is no one premium of a salary. */
function salaryOf({ rateCard: { pricing } }: GroupPlan): SalaryPremiums {
  if (pricing.type === 'ageband') return none;
  const { salary } = pricing;
  if (pricing.type === 'multiple_salary') return pricing.salary;
  const { premiumFils } = pricing;
  return {
    lsb: salary?.lsb ?? premiumFils,
    hsb: salary?.hsb ?? null,
    nlsb: salary?.nlsb ?? salary?.hsb ?? premiumFils,
  };
}
