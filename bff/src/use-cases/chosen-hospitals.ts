/** Hospitals of a list's address with their names, and the networks that include them all (decisions M33, M36). */
import type { CallContext } from '@muqarin/platform/context';
import { parseIdList } from '@muqarin/rules/plan-list/compare';
import type { ChosenHospitals } from '../../contract/list-pages.ts';
import type { DraftFields } from '../locale/page-draft.ts';
import { ours } from '../locale/said.ts';
import type { Bff } from '../parts.ts';

type Quoting = Pick<Bff, 'quoting'>;

/** @param query with `providers` and, of a page without scripts, the keyword `provider_search` */
export async function hospitalsOf(
  bff: Quoting,
  query: Readonly<Partial<Record<string, string>>>,
  context: CallContext,
): Promise<DraftFields<ChosenHospitals>> {
  const selectedIds = query.providers ?? '';
  const keyword = query.provider_search?.trim() ?? '';
  const chosen = await chosenHospitals(bff, parseIdList(selectedIds), context);
  if (keyword === '') return chosen;
  const { providers } = await bff.quoting.searchProviders({ keyword, selectedIds }, context);
  return { ...chosen, foundProviders: providers.map(named) };
}

export async function chosenHospitals(
  bff: Quoting,
  ids: readonly number[],
  context: CallContext,
): Promise<
  Pick<ChosenHospitals, 'networkPairs'> & DraftFields<Pick<ChosenHospitals, 'providers'>>
> {
  if (ids.length === 0) return { providers: [], networkPairs: null };
  const found = await bff.quoting.searchTpaNetworks({ providerIds: ids.join(',') }, context);
  return {
    providers: found.providers.map(named),
    networkPairs: found.pairs.map((pair) => `${pair.networkId}:${pair.tpaId}`),
  };
}

function named({ id, fullName: name }: { id: number; fullName: string }) {
  return { id, name: ours(name) };
}
