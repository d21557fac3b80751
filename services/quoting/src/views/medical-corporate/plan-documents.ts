/** The documents of a group plan. Every plan has the same two; their ids follow from the plan's, as those of individual plans do. */
import type { GroupPlanPaper } from '../../../contract/medical-corporate/plan-calls.ts';
import type { GroupCatalogue, GroupPlan } from '../../domain/medical-corporate/catalogue.ts';
import { documentKind, documentTitles } from '../../domain/plan-documents.ts';
import { coverOf } from './group-plan.ts';
import { nameIn } from './plan-words.ts';

const kinds = [
  { digit: 1, title: documentTitles.table, name: 'table-of-benefits' },
  { digit: 2, title: documentTitles.wording, name: 'policy-wording-summary' },
] as const;

export function documentsOf({ id, code }: Pick<GroupPlan, 'id' | 'code'>) {
  return kinds.map(({ digit, title, name }) => {
    return { id: id * 10 + digit, name: `${code}-${name}`, title };
  });
}

/** Null unless the document belongs to the plan (decisions M56). */
export function groupPlanDocument(
  catalogue: GroupCatalogue,
  asked: { planId: number; documentId: number },
): GroupPlanPaper | null {
  const plan = catalogue.plans.find(({ id }) => id === asked.planId);
  const document = plan && documentsOf(plan).find(({ id }) => id === asked.documentId);
  if (!plan || !document) return null;
  const { title, name } = document;
  const network = catalogue.networks.find(({ id }) => id === plan.networkId);
  const helps = new Map(catalogue.benefits.map(({ id, help }) => [id, help]));
  return {
    title,
    name,
    kind: documentKind(title),
    planName: plan.name,
    insurerName: nameIn(catalogue.insurers, plan.insurerId),
    tpaName: nameIn(catalogue.tpas, plan.tpaId),
    networkName: network?.name ?? '',
    areaOfCover: network?.areaOfCover ?? '',
    emirateIds: [...plan.emirateIds],
    annualLimit: plan.annualLimit,
    minEmployees: plan.minEmployees,
    maxDependantPercent: plan.maxDependantPercent,
    minLowSalaryPercent: plan.minLowSalaryPercent,
    molCensus: plan.molCensus,
    conditions: [...plan.conditions],
    cover: coverOf(catalogue, plan).map(({ main, benefits }) => ({
      main,
      benefits: benefits.map((row) => ({ ...row, help: helps.get(row.id) ?? '' })),
    })),
    variants: plan.variants.map(({ id, name: label, help }) => ({ id, name: label, help })),
    catalogueVersion: catalogue.version,
    ratesOf: plan.rateCard.effectiveFrom,
  };
}
