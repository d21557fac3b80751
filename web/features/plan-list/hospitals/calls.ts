import type { SelectedProvider } from '@muqarin/bff/contract/list-pages';
import { providerCalls } from '@muqarin/rules/calls/provider-calls';
import { get } from '@/lib/calls.ts';

/** GET search-provider (S0 7): hospitals and clinics with the keyword, without those chosen already. */
export async function searchProviders(
  keyword: string,
  chosen: readonly SelectedProvider[],
  signal: AbortSignal,
): Promise<SelectedProvider[]> {
  const selected = chosen.map(({ id }) => id).join(',');
  const answer = await get<{ providers?: { id: number; full_name: string }[] }>(
    providerCalls.searchProvider.path,
    { keyword, selected_ids: selected },
    signal,
  );
  return (answer.providers ?? []).map(({ id, full_name }) => ({ id, name: full_name }));
}

/** GET search-tpa (S0 7): `nw:tpa` of every network that includes all the hospitals (decisions M36). */
export async function searchNetworks(providerIds: readonly number[]): Promise<string[]> {
  const answer = await get<{ tpa_network?: { network_id: number; tpa_id: number }[] }>(
    providerCalls.searchTpa.path,
    { hm_ids: providerIds.join(',') },
  );
  return (answer.tpa_network ?? []).map(({ network_id, tpa_id }) => `${network_id}:${tpa_id}`);
}
