import { type AmountMode, formatAed } from '@muqarin/rules/money-format';
import { reader, say } from '@/lib/reader.ts';
import { firstFils } from '../plan-list/vat/premium.ts';
import type { Compared } from './compared.ts';
import { sectionNames } from './section-names.ts';
import { t } from './texts.ts';

export interface CompareCell {
  /** Null for a plain fact without a tick or dash. */
  covered: boolean | null;
  text: string;
  note?: string | undefined;
  best: boolean;
}

export interface CompareRow {
  label: string;
  help: string;
  same: boolean;
  cells: CompareCell[];
}

export interface CompareGroup {
  title: string;
  rows: CompareRow[];
}

/** The table: the price against the lowest, then the model's rows by section, in the model's order. */
export function compareGroups(page: Compared, mode?: AmountMode): CompareGroup[] {
  const sections = (['where', 'pay', 'cover'] as const).map((section) => ({
    title: sectionNames[section](),
    rows: rowsOf(page, section),
  }));
  const price = { title: t.price, rows: [againstLowest(page, mode), ...rowsOf(page, 'price')] };
  return [price, ...sections].filter(({ rows }) => rows.length > 0);
}

function rowsOf(page: Compared, section: Compared['rows'][number]['section']): CompareRow[] {
  return page.rows.flatMap((row, at): CompareRow[] => {
    if (row.section !== section) return [];
    const cells = page.columns.map(({ cells: all }): CompareCell => {
      const cell = all[at];
      if (!cell) return { covered: false, text: '', best: false };
      return { ...cell, covered: section === 'cover' ? cell.covered : null };
    });
    return [{ label: row.label, help: row.help, same: row.same, cells }];
  });
}

/** How many rows differ and how many are the same. */
export function countRows(groups: readonly CompareGroup[]): { differ: number; same: number } {
  const all = groups.flatMap(({ rows }) => rows);
  const same = all.filter((row) => row.same).length;
  return { differ: all.length - same, same };
}

/** The plans in view from `from`: `room` of them, the last ones when too few are left. */
export function inView(slot: number, from: number, room: number, slots: number): boolean {
  const first = Math.max(0, Math.min(from, slots - room));
  return slot >= first && slot < first + room;
}

function againstLowest({ columns }: Pick<Compared, 'columns'>, mode?: AmountMode): CompareRow {
  const least = Math.min(...columns.map(firstFils));
  const above = columns.map((plan) => firstFils(plan) - least);
  const lowest = above.filter((fils) => fils === 0).length;
  return {
    label: reader().withVat ? t.againstLowestVat : t.againstLowest,
    help: '',
    same: lowest === columns.length,
    cells: above.map((fils) => ({
      covered: null,
      text: fils === 0 ? t.lowestOfThese : say(`+ ${formatAed(fils, mode)}`),
      // Ties get no mark (brand.md, comparison table).
      best: fils === 0 && lowest === 1 && columns.length > 1,
    })),
  };
}
