import type { CatalogueInfo } from '../../../contract/catalogue.ts';
import type { Catalogue } from '../../domain/medical/catalogue.ts';

/** What the filters need to know of the catalogue in force. */
export function catalogueFacts(catalogue: Catalogue): Omit<CatalogueInfo, 'insurers' | 'lines'> {
  return {
    version: catalogue.version,
    tpas: catalogue.tpas.map(({ id, name }) => ({ id, name })),
    networks: catalogue.networks.map(({ id, name, tier, areaOfCover }) => ({
      id,
      name,
      tier,
      areaOfCover,
    })),
    benefits: catalogue.benefits.map(({ id, name, help }) => ({ id, name, help })),
    descriptions: catalogue.descriptions.map(({ id, name, help }) => ({ id, name, help })),
    providerCount: catalogue.providers.length,
  };
}
