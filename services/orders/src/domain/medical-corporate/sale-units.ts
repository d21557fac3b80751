/**
 * What of a group's premium is paid for whom, so that people can join and leave: of each member, where a staff list named them, else
 * of places in the counts that were priced ("one of eight members of 18 to 35"). They sum to the premium of each category to the fils.
 */
import { letterOf } from '@muqarin/rules/category-letters';
import { spread } from '../allot.ts';
import type { Unit } from '../policy-money/types.ts';

/** Rows of a price as an offer keeps them (quoting's trace). */
export interface PricedRow {
  kind: string;
  ageFrom: number | null;
  ageTo: number | null;
  salary: 'lsb' | 'nlsb' | null;
  count: number;
  eachFils: number | null;
  amountFils: number;
  /** Of a variant: what falls on each row before the variants. */
  sharesFils: readonly number[];
}

export interface PricedCategory {
  category: number;
  netFils: number;
  rows: readonly PricedRow[];
}

/** Places of one price: `count` of them from `first` on. */
export interface UnitRun {
  category: number;
  kind: 'member' | 'maternity';
  ageFrom: number | null;
  ageTo: number | null;
  salary: 'lsb' | 'nlsb' | null;
  first: number;
  count: number;
  periodFils: number;
}

export interface Place extends Omit<UnitRun, 'first' | 'count'>, Unit {}

/** A few rows for any number of members. */
export function runsOf(categories: readonly PricedCategory[]): UnitRun[] {
  return categories.flatMap(({ category, netFils, rows }) => {
    const priced = rows.filter(({ kind }) => kind !== 'variant');
    const variants = rows.filter(({ kind }) => kind === 'variant');
    const next = { member: 1, maternity: 1 };
    const runs = priced.flatMap((row, at): UnitRun[] => {
      const shares = variants.map(({ sharesFils }) => sharesFils[at] ?? 0);
      const extra = shares.reduce((sum, share) => sum + share, 0);
      const kind = row.kind === 'maternity' ? 'maternity' : 'member';
      const { ageFrom, ageTo, salary } = row;
      return runsOfEqual(spread(row.amountFils + extra, row.count)).map(({ fils, count }) => {
        const first = next[kind];
        next[kind] += count;
        return { category, kind, ageFrom, ageTo, salary, first, count, periodFils: fils };
      });
    });
    const sum = runs.reduce((total, { count, periodFils }) => total + count * periodFils, 0);
    if (sum !== netFils) throw new Error(`category ${category} is not the sum of its rows`);
    return runs;
  });
}

/** `A12` of a member, `Am2` of maternity cover; a group without categories has M instead of a letter. */
export function placesOf(runs: readonly UnitRun[]): Place[] {
  return runs.flatMap(({ first, count, ...run }) => {
    const mark = `${categoryMark(run.category)}${run.kind === 'maternity' ? 'm' : ''}`;
    return Array.from({ length: count }, (_, at) => ({ ...run, unit: `${mark}${first + at}` }));
  });
}

export function categoryMark(category: number): string {
  return category === 0 ? 'M' : letterOf(category);
}

function runsOfEqual(amounts: readonly number[]): { fils: number; count: number }[] {
  const runs: { fils: number; count: number }[] = [];
  for (const fils of amounts) {
    const last = runs.at(-1);
    if (last?.fils === fils) last.count += 1;
    else runs.push({ fils, count: 1 });
  }
  return runs;
}
