/** How a premium is made, in words of the reader's language. */
import type { CorporateTile, TraceRow } from '@muqarin/bff/contract/medical-corporate/pages';
import type { PriceInParts } from '@muqarin/bff/contract/price-in-parts';
import { fillMessage } from '@muqarin/rules/fill-message';
import { formatAed } from '@muqarin/rules/money-format';
import { say } from '@/lib/reader.ts';
import { t } from '../details-texts.ts';
import { t as group } from '../texts.ts';
import { premiumWith } from './price-words.ts';

/** The premium taken apart, its rows in words of the reader's language. */
export function tracedPremium(tile: CorporateTile, variantIds: readonly number[]): PriceInParts {
  const premium = premiumWith(tile, variantIds);
  const rows = tile.trace.map((row) => ({
    code: row.kind,
    kind: 'base',
    label: partName(row),
    why: whyOf(row),
    amountFils: row.amountFils,
  }));
  const added = tile.variants
    .filter(({ id }) => variantIds.includes(id))
    .map(({ name, netFils }) => {
      return { code: 'variant', kind: 'factor', label: say(name), why: '', amountFils: netFils };
    });
  const { netFils } = premium;
  return { ...premium, members: [{ member: 1, age: 0, netFils, lines: [...rows, ...added] }] };
}

/** Whom a row of a price is for. */
export function partName({
  kind,
  ageFrom,
  ageTo,
  salary,
}: Pick<TraceRow, 'kind' | 'ageFrom' | 'ageTo' | 'salary'>): string {
  const word = kind === 'maternity' ? t.traceMaternity : t.traceMembers;
  const ages = ageFrom === null ? '' : fillMessage(t.traceAges, { from: ageFrom, to: ageTo ?? '' });
  const pay = salary === null ? '' : salary === 'lsb' ? group.lowSalary : group.highSalary;
  return [word, ages, pay].filter((part) => part !== '').join(' · ');
}

function whyOf({ count, eachFils, isDefault }: TraceRow): string {
  if (eachFils === null) return '';
  const each = say(formatAed(eachFils, 'always'));
  return fillMessage(isDefault ? t.traceDefault : t.traceEach, { count, each });
}
