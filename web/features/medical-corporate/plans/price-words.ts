import type { CorporateTile } from '@muqarin/bff/contract/medical-corporate/pages';
import { vatOn } from '@muqarin/rules/money';
import { reader } from '@/lib/reader.ts';
import { t } from '../texts.ts';
import { t as list } from './list-texts.ts';

export interface Premium {
  netFils: number;
  vatFils: number;
  grossFils: number;
}

/** With what the chosen variants add: each is rounded by itself, so that the sum is the rating's own (decisions M25). */
export function premiumWith(tile: CorporateTile, variantIds: readonly number[]): Premium {
  if (variantIds.length === 0) return tile;
  const added = tile.variants.filter(({ id }) => variantIds.includes(id));
  return withVat(added.reduce((sum, variant) => sum + variant.netFils, tile.netFils));
}

export function withVat(netFils: number): Premium {
  const vatFils = vatOn(netFils);
  return { netFils, vatFils, grossFils: netFils + vatFils };
}

/** Over a premium of the category, by which of its figures stands first. */
export function perYear(): string {
  return reader().withVat ? list.perYearVat : list.perYear;
}

/** What a premium rests on as long as nobody said more, the list of staff neither (decisions M23, M29, M66). */
export function assumedWords(codes: readonly string[]): string {
  const words: Readonly<Record<string, string>> = {
    default_band: t.assumeBand,
    no_low_salary: t.assumeSalary,
    no_married_women: t.assumeMaternity,
    low_salary_spread: t.assumeSpread,
    dependants_counted: t.assumeDependants,
    no_salaries: t.assumeHighSalary,
    no_genders: t.assumeNoGender,
    no_marital_status: t.assumeSingle,
    rows_left_out: t.assumeLeftOut,
  };
  return codes.flatMap((code) => words[code] ?? []).join(' ');
}
