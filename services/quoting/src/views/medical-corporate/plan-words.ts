import type { AgeSpan } from '@muqarin/rules/medical-corporate/group';
import type { GroupPlanWords } from '../../../contract/medical-corporate/plan.ts';
import {
  type GroupCatalogue,
  type GroupPlan,
  isMul,
  type SalaryPremiums,
} from '../../domain/medical-corporate/catalogue.ts';

type Names = Pick<GroupCatalogue, 'insurers' | 'tpas' | 'networks' | 'benefits'>;

/** What tiles say of a plan. */
export function groupPlanWords(names: Names, plan: GroupPlan): GroupPlanWords {
  const { id: planId, name, insurerId, tpaId, networkId, rateCard } = plan;
  const insurer = names.insurers.find(({ id }) => id === insurerId);
  return {
    planId,
    name,
    insurerId,
    insurerCode: insurer?.code ?? '',
    insurerName: insurer?.name ?? '',
    tpaId,
    tpaName: nameIn(names.tpas, tpaId),
    networkId,
    networkName: nameIn(names.networks, networkId),
    minEmployees: plan.minEmployees,
    maxDependantPercent: plan.maxDependantPercent,
    minLowSalaryPercent: plan.minLowSalaryPercent,
    salary: salariesOf(plan),
    molCensus: plan.molCensus,
    type: rateCard.pricing.type,
    isMul: isMul(plan),
    benefitIds: [...plan.benefitIds],
    descriptionIds: [...plan.descriptionIds],
    annualLimit: plan.annualLimit,
    limitAed: plan.limitAed,
    ages: agesOf(plan),
    onTile: names.benefits.flatMap(({ id, onTile: label }) =>
      label === null ? [] : [{ label, value: paidFor(plan, id) }],
    ),
    glance: plan.glance,
    conditions: [...plan.conditions],
    variants: plan.variants.map((variant) => ({ ...variant })),
    rateCard: { id: rateCard.id, effectiveFrom: rateCard.effectiveFrom },
  };
}

/** What the plan pays of a benefit; null of one that it does not cover. */
export function paidFor({ cover }: Pick<GroupPlan, 'cover'>, wanted: number): string | null {
  return cover.find(({ benefitId }) => benefitId === wanted)?.value ?? null;
}

/** The ages that it has a premium for; null: every age. */
function agesOf({ rateCard: { pricing } }: GroupPlan): AgeSpan[] | null {
  if (pricing.type !== 'ageband' || pricing.defaultFils !== null) return null;
  return pricing.bands.map(({ ageFrom, ageTo }) => ({ ageFrom, ageTo }));
}

export function nameIn(rows: readonly { id: number; name: string }[], wanted: number): string {
  return rows.find(({ id }) => id === wanted)?.name ?? '';
}

/** Salaries that it has a premium for; one premium for everybody is for both. */
function salariesOf({ rateCard: { pricing } }: GroupPlan): ('lsb' | 'nlsb')[] {
  if (pricing.type !== 'multiple_salary') return ['lsb', 'nlsb'];
  const { lsb, hsb, nlsb }: SalaryPremiums = pricing.salary;
  return [
    ...(lsb === null ? [] : ['lsb' as const]),
    ...((nlsb ?? hsb) === null ? [] : ['nlsb' as const]),
  ];
}
