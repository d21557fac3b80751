import type { Checked } from '../checked.ts';
import { messages } from '../messages.ts';
import { generalMessages } from '../messages-general.ts';
import { parseAedText } from '../money.ts';
import { parseIdList } from '../plan-list/compare.ts';
import { type GeneralCode, isGeneralCode } from './insurance-types.ts';

/** What filtering needs of a priced plan; a type without a price is in no list of these (G4). */
export interface GeneralTile {
  id: number;
  type: GeneralCode;
  insurerId: number;
  netFils: number;
  benefitIds: readonly number[];
}

export interface GeneralFilters {
  type: GeneralCode | null;
  /** Null where the end of the slider is. */
  minFils: number | null;
  maxFils: number | null;
  insurerIds: readonly number[];
  benefitIds: readonly number[];
}

export const noGeneralFilters: GeneralFilters = {
  type: null,
  minFils: null,
  maxFils: null,
  insurerIds: [],
  benefitIds: [],
};

/** Range inclusive, any of the companies, all of the benefits (decisions M33). */
export function matchesGeneral(tile: GeneralTile, filters: GeneralFilters): boolean {
  const { type, minFils, maxFils, insurerIds, benefitIds } = filters;
  if (type !== null && tile.type !== type) return false;
  if (minFils !== null && tile.netFils < minFils) return false;
  if (maxFils !== null && tile.netFils > maxFils) return false;
  if (insurerIds.length > 0 && !insurerIds.includes(tile.insurerId)) return false;
  return benefitIds.every((id) => tile.benefitIds.includes(id));
}

/** An end that is the slider's or lies beyond it is no filter. */
export function withinRange(
  filters: GeneralFilters,
  range: { minFils: number; maxFils: number } | null,
): GeneralFilters {
  if (range === null) return filters;
  const { minFils, maxFils } = filters;
  return {
    ...filters,
    minFils: minFils !== null && minFils > range.minFils ? minFils : null,
    maxFils: maxFils !== null && maxFils < range.maxFils ? maxFils : null,
  };
}

/** The filters in an address: `type`, `min`, `max` (whole dirhams), `companies`, `benefits`. */
export function generalFilterQuery(filters: GeneralFilters): URLSearchParams {
  const query = new URLSearchParams();
  const { type, minFils, maxFils, insurerIds, benefitIds } = filters;
  if (type !== null) query.set('type', type);
  if (minFils !== null) query.set('min', String(Math.floor(minFils / 100)));
  if (maxFils !== null) query.set('max', String(Math.ceil(maxFils / 100)));
  if (insurerIds.length > 0) query.set('companies', insurerIds.join());
  if (benefitIds.length > 0) query.set('benefits', benefitIds.join());
  return query;
}

/** Reads them back; what no filter is, is none. A range that is wrong way round is refused (M34). */
export function parseGeneralFilters(query: Pick<URLSearchParams, 'get'>): Checked<GeneralFilters> {
  const type = query.get('type');
  const min = amountOf(query.get('min'));
  const max = amountOf(query.get('max'));
  const filters: GeneralFilters = {
    type: isGeneralCode(type) ? type : null,
    minFils: min.fils,
    maxFils: max.fils,
    insurerIds: parseIdList(query.get('companies') ?? ''),
    benefitIds: parseIdList(query.get('benefits') ?? ''),
  };
  if (min.wrong || max.wrong) return refused(generalMessages.priceRange);
  const { minFils, maxFils } = filters;
  if (minFils !== null && maxFils !== null && minFils >= maxFils) {
    return refused(messages.premiumLimits);
  }
  return { ok: true, answers: filters };
}

function amountOf(text: string | null): { fils: number | null; wrong: boolean } {
  if (text === null || text.trim() === '') return { fils: null, wrong: false };
  const fils = parseAedText(text);
  return { fils, wrong: fils === null || fils < 0 };
}

function refused(message: string): Checked<GeneralFilters> {
  return { ok: false, errors: [{ field: 'min', message }] };
}
