/** Hospitals of the list's address with their names, and the networks that include them all (decisions M33, M36). */
import type { CallContext } from '@muqarin/platform/context';
import type { ProductsPage } from '../../../contract/medical/plan-pages.ts';
import type { Bff } from '../../parts.ts';

export async function chosenProviders(
  bff: Pick<Bff, 'quoting'>,
  ids: readonly number[],
  context: CallContext,
): Promise<Pick<ProductsPage, 'providers' | 'networkPairs'>> {
  if (ids.length === 0) return { providers: [], networkPairs: null };
  const found = await bff.quoting.searchTpaNetworks({ providerIds: ids.join(',') }, context);
  return {
    providers: found.providers.map(({ id, fullName }) => ({ id, name: fullName })),
    networkPairs: found.pairs.map((pair) => `${pair.networkId}:${pair.tpaId}`),
  };
}
