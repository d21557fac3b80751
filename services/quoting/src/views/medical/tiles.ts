/** Catalogue facts and a price, put together as the contract's tile. */
import type { PlanWords, Tile } from '../../../contract/medical/plan.ts';
import { annualLimitAed } from '../../domain/medical/annual-limit.ts';
import type { Catalogue } from '../../domain/medical/catalogue.ts';
import type { StoredPrice } from '../../store/medical/quotes.ts';

/** What tiles say of each plan of a catalogue, by the plan's id. */
export function planWords(catalogue: Catalogue): ReadonlyMap<number, PlanWords> {
  const insurers = new Map(catalogue.insurers.map((row) => [row.id, row]));
  const tpas = new Map(catalogue.tpas.map((row) => [row.id, row.name]));
  const networks = new Map(catalogue.networks.map((row) => [row.id, row.name]));
  const words = catalogue.plans.map((plan) => ({
    planId: plan.id,
    code: plan.code,
    name: plan.name,
    insurerId: plan.insurerId,
    insurerName: insurers.get(plan.insurerId)?.name ?? '',
    insurerCode: insurers.get(plan.insurerId)?.code ?? '',
    tpaId: plan.tpaId,
    tpaName: tpas.get(plan.tpaId) ?? '',
    networkId: plan.networkId,
    networkName: networks.get(plan.networkId) ?? '',
    kind: plan.kind,
    insuredFor: [...plan.insuredFor],
    salaryBand: plan.salaryBand,
    conditions: plan.conditions.map((condition) => ({ ...condition })),
    coversPreExisting: plan.coversPreExisting,
    benefitIds: [...plan.benefitIds],
    descriptionIds: [...plan.descriptionIds],
    facts: plan.facts.map((fact) => ({ ...fact })),
    assumption: plan.assumption,
    excess: plan.excess,
    annualLimitAed: annualLimitAed(plan),
  }));
  return new Map(words.map((row) => [row.planId, row]));
}

/** In the order of the prices; those of plans that the catalogue does not have are left out. */
export function tilesOf(
  words: ReadonlyMap<number, PlanWords>,
  prices: readonly StoredPrice[],
): Tile[] {
  return prices.flatMap(({ planId, netFils, vatFils, grossFils }) => {
    const said = words.get(planId);
    return said ? [{ ...said, netFils, vatFils, grossFils }] : [];
  });
}
