import { medicalPaths } from '@muqarin/bff/contract/medical/pages';
import type { PlanDetailModel, SelectedProvider } from '@muqarin/bff/contract/medical/plan-pages';
import { medicalCalls } from '@muqarin/rules/medical/calls';
import { get } from '@/lib/calls.ts';

/** GET search-provider (S0 7): hospitals and clinics with the keyword, without those chosen already. */
export async function searchProviders(
  keyword: string,
  chosen: readonly SelectedProvider[],
  signal: AbortSignal,
): Promise<SelectedProvider[]> {
  const selected = chosen.map(({ id }) => id).join(',');
  const answer = await get<{ providers?: { id: number; full_name: string }[] }>(
    medicalCalls.searchProvider.path,
    { keyword, selected_ids: selected },
    signal,
  );
  return (answer.providers ?? []).map(({ id, full_name }) => ({ id, name: full_name }));
}

/** GET search-tpa (S0 7): `nw:tpa` of every network that includes all the hospitals (decisions M36). */
export async function searchNetworks(providerIds: readonly number[]): Promise<string[]> {
  const answer = await get<{ tpa_network?: { network_id: number; tpa_id: number }[] }>(
    medicalCalls.searchTpa.path,
    { hm_ids: providerIds.join(',') },
  );
  return (answer.tpa_network ?? []).map(({ network_id, tpa_id }) => `${network_id}:${tpa_id}`);
}

export function planDetail(planId: number): Promise<PlanDetailModel> {
  return get<PlanDetailModel>(medicalPaths.planDetail, { plan: String(planId) });
}
