import { readPaths } from '@muqarin/bff/contract/forms';
import type { PlanDetailModel, SelectedProvider } from '@muqarin/bff/contract/plan-pages';
import { paths } from './addresses.ts';

/** A call that did not answer 2xx. The body, if it was JSON, may say why. */
export class CallFailed extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  constructor(status: number, body: Record<string, unknown>) {
    super(`the call answered ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** GET search-provider (S0 7): hospitals and clinics with the keyword, without those chosen already. */
export async function searchProviders(
  keyword: string,
  chosen: readonly SelectedProvider[],
  signal: AbortSignal,
): Promise<SelectedProvider[]> {
  const selected = chosen.map(({ id }) => id).join(',');
  const answer = await get<{ providers?: { id: number; full_name: string }[] }>(
    paths.searchProvider,
    { keyword, selected_ids: selected },
    signal,
  );
  return (answer.providers ?? []).map(({ id, full_name }) => ({ id, name: full_name }));
}

/** GET search-tpa (S0 7): `nw:tpa` of every network that includes all the hospitals (decisions M36). */
export async function searchNetworks(providerIds: readonly number[]): Promise<string[]> {
  const answer = await get<{ tpa_network?: { network_id: number; tpa_id: number }[] }>(
    paths.searchTpa,
    { hm_ids: providerIds.join(',') },
  );
  return (answer.tpa_network ?? []).map(({ network_id, tpa_id }) => `${network_id}:${tpa_id}`);
}

export function planDetail(planId: number): Promise<PlanDetailModel> {
  return get<PlanDetailModel>(readPaths.planDetail, { plan: String(planId) });
}

/** Posts JSON and reads JSON; throws `CallFailed` for any answer but 2xx, and what `fetch` throws without one. */
export async function post<Answer extends object>(
  path: string,
  body: Record<string, unknown>,
): Promise<Answer> {
  return read<Answer>(
    await fetch(path, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
}

/** Reads JSON; throws `CallFailed` for any answer but 2xx. */
export async function get<Answer extends object>(
  path: string,
  query: Record<string, string>,
  signal?: AbortSignal,
): Promise<Answer> {
  const headers = { accept: 'application/json' };
  const init = signal ? { headers, signal } : { headers };
  return read<Answer>(await fetch(`${path}?${new URLSearchParams(query)}`, init));
}

async function read<Answer extends object>(answer: Response): Promise<Answer> {
  const body: unknown = await answer.json().catch(() => ({}));
  const object = typeof body === 'object' && body !== null ? body : {};
  if (!answer.ok) throw new CallFailed(answer.status, object as Record<string, unknown>);
  return object as Answer;
}
