import { parseIdList } from '@muqarin/rules/medical/compare';
import type { Catalogue, Provider } from '../domain/catalogue.ts';

const answered = 20;

/** Case-insensitive part of the name, names that begin with it first, without the ones already chosen (decisions M35). */
export function searchProviders(
  catalogue: Catalogue,
  input: { keyword: string; selectedIds: string },
): { providers: { id: number; fullName: string; emirateId: number; kind: string }[] } {
  const keyword = input.keyword.trim().toLowerCase();
  if (keyword === '') return { providers: [] };
  const selected = new Set(parseIdList(input.selectedIds));
  const found = catalogue.providers
    .filter((row) => !selected.has(row.id) && row.fullName.toLowerCase().includes(keyword))
    .sort(
      (a, b) =>
        startOrder(a, keyword) - startOrder(b, keyword) || a.fullName.localeCompare(b.fullName),
    );
  return {
    providers: found
      .slice(0, answered)
      .map(({ id, fullName, emirateId, kind }) => ({ id, fullName, emirateId, kind })),
  };
}

/** The pairs that include every one of them: a plan must cover all chosen hospitals (decisions M33). */
export function searchTpaNetworks(
  catalogue: Catalogue,
  input: { providerIds: string },
): {
  pairs: { networkId: number; tpaId: number }[];
  providers: { id: number; fullName: string }[];
} {
  const ids = parseIdList(input.providerIds);
  const chosen = ids.flatMap((id) => catalogue.providers.find((row) => row.id === id) ?? []);
  if (chosen.length === 0 || chosen.length < ids.length)
    return { pairs: [], providers: chosen.map(named) };
  const [first, ...others] = chosen;
  const pairs = (first?.networks ?? []).filter((pair) =>
    others.every((row) =>
      row.networks.some(
        (other) => other.networkId === pair.networkId && other.tpaId === pair.tpaId,
      ),
    ),
  );
  return {
    pairs: pairs.map(({ networkId, tpaId }) => ({ networkId, tpaId })),
    providers: chosen.map(named),
  };
}

function named({ id, fullName }: Provider) {
  return { id, fullName };
}

function startOrder(provider: Provider, keyword: string): number {
  return provider.fullName.toLowerCase().startsWith(keyword) ? 0 : 1;
}
