import type { PlanPaper } from '../../../contract/catalogue.ts';
import type { Catalogue } from '../../domain/medical/catalogue.ts';
import { documentKind } from '../../domain/plan-documents.ts';
import { benefitValues } from './explain-plan.ts';

/** Null unless the document belongs to the plan (decisions M56). */
export function planDocument(
  catalogue: Catalogue,
  input: { planId: number; documentId: number },
): PlanPaper | null {
  const plan = catalogue.plans.find((row) => row.id === input.planId);
  const document = plan?.documents.find((row) => row.id === input.documentId);
  if (!plan || !document) return null;
  const nameIn = (rows: readonly { id: number; name: string }[], id: number) =>
    rows.find((row) => row.id === id)?.name ?? '';
  return {
    title: document.title,
    name: document.name,
    kind: documentKind(document.title),
    planName: plan.name,
    insurerName: nameIn(catalogue.insurers, plan.insurerId),
    tpaName: nameIn(catalogue.tpas, plan.tpaId),
    networkName: nameIn(catalogue.networks, plan.networkId),
    emirateIds: [...plan.emirateIds],
    insuredFor: [...plan.insuredFor],
    excess: plan.excess,
    assumption: plan.assumption,
    values: benefitValues(catalogue, plan),
    conditions: plan.conditions.map(({ text }) => text),
    notes: [...plan.notes],
    catalogueVersion: catalogue.version,
    ratesOf: plan.rateCard.effectiveFrom,
  };
}
