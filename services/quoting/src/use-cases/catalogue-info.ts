import type { CatalogueInfo } from '../../contract/catalogue.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { benefitValues } from './explain-plan.ts';

/** What filters and the disclosure page need to know of the catalogue in force. */
export function catalogueInfo(catalogue: Catalogue): CatalogueInfo {
  return {
    version: catalogue.version,
    insurers: catalogue.insurers.map(({ id, code, name, registration }) => {
      const plans = catalogue.plans.filter((plan) => plan.insurerId === id).length;
      return { id, code, name, registration, plans };
    }),
    tpas: catalogue.tpas.map(({ id, name }) => ({ id, name })),
    networks: catalogue.networks.map(({ id, name, tier, areaOfCover }) => ({
      id,
      name,
      tier,
      areaOfCover,
    })),
    benefits: catalogue.benefits.map(({ id, name, help }) => ({ id, name, help })),
    descriptions: catalogue.descriptions.map(({ id, name, help }) => ({ id, name, help })),
    planCount: catalogue.plans.length,
    providerCount: catalogue.providers.length,
    ratesOf: newestCard(catalogue),
  };
}

/** Null unless the document belongs to the plan (decisions M56). */
export function planDocument(catalogue: Catalogue, input: { planId: number; documentId: number }) {
  const plan = catalogue.plans.find((row) => row.id === input.planId);
  const document = plan?.documents.find((row) => row.id === input.documentId);
  if (!plan || !document) return null;
  const nameIn = (rows: readonly { id: number; name: string }[], id: number) =>
    rows.find((row) => row.id === id)?.name ?? '';
  return {
    title: document.title,
    name: document.name,
    planName: plan.name,
    insurerName: nameIn(catalogue.insurers, plan.insurerId),
    tpaName: nameIn(catalogue.tpas, plan.tpaId),
    networkName: nameIn(catalogue.networks, plan.networkId),
    excess: plan.excess,
    assumption: plan.assumption,
    values: benefitValues(catalogue, plan),
    notes: [...plan.notes],
    catalogueVersion: catalogue.version,
    ratesOf: plan.rateCard.effectiveFrom,
  };
}

function newestCard({ plans }: Catalogue): string {
  const days = plans.map((plan) => plan.rateCard.effectiveFrom).sort();
  return days.at(-1) ?? '';
}
