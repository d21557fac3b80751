import { parseIdList } from '@muqarin/rules/plan-list/compare';
import type { Catalogue, Provider } from '../../domain/medical/catalogue.ts';

const answered = 20;

/**
 * Case-insensitive part of the name in either language, names that begin with it first, without the ones already chosen
 * (decisions M35). Answers names in the reader's language.
 */
export function searchProviders(
  catalogue: Catalogue,
  input: { keyword: string; selectedIds: string },
  locale?: string,
): { providers: { id: number; fullName: string; emirateId: number; kind: string }[] } {
  const keyword = plain(input.keyword);
  if (keyword === '') return { providers: [] };
  const selected = new Set(parseIdList(input.selectedIds));
  const found = catalogue.providers
    .filter((row) => !selected.has(row.id) && namesOf(row).some((name) => name.includes(keyword)))
    .map((row) => ({ ...row, fullName: nameIn(locale, row) }))
    .sort(
      (a, b) =>
        startOrder(a, keyword) - startOrder(b, keyword) ||
        a.fullName.localeCompare(b.fullName, locale),
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
  locale?: string,
): {
  pairs: { networkId: number; tpaId: number }[];
  providers: { id: number; fullName: string }[];
} {
  const ids = parseIdList(input.providerIds);
  const named = (row: Provider) => ({ id: row.id, fullName: nameIn(locale, row) });
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

function nameIn(locale: string | undefined, { fullName, fullNameInArabic }: Provider): string {
  return locale === 'ar' && fullNameInArabic !== '' ? fullNameInArabic : fullName;
}

function startOrder(provider: Provider, keyword: string): number {
  return namesOf(provider).some((name) => name.startsWith(keyword)) ? 0 : 1;
}

function namesOf({ fullName, fullNameInArabic }: Provider): string[] {
  return [plain(fullName), plain(fullNameInArabic)];
}

/** As people type it: without capitals, hamzas and vowel signs, and with one letter for ة and ه, for ى and ي. */
function plain(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
  return bare.replaceAll('ة', 'ه').replaceAll('ى', 'ي');
}
