/** Catalogue facts and a price, put together as the contract's tile. */
import type { Tile } from '../../../contract/medical/plan.ts';
import type { Catalogue, Plan } from '../../domain/medical/catalogue.ts';
import type { StoredPrice } from '../../store/medical/quotes.ts';

/** Looks names up once per catalogue; the returned function makes one tile. */
export function createTileView(catalogue: Catalogue): (plan: Plan, price: StoredPrice) => Tile {
  const insurers = new Map(catalogue.insurers.map((row) => [row.id, row]));
  const tpas = new Map(catalogue.tpas.map((row) => [row.id, row.name]));
  const networks = new Map(catalogue.networks.map((row) => [row.id, row.name]));
  return (plan, price) => ({
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
    netFils: price.netFils,
    vatFils: price.vatFils,
    grossFils: price.grossFils,
    facts: plan.facts.map((fact) => ({ ...fact })),
    assumption: plan.assumption,
    excess: plan.excess,
  });
}
