/** What makes a category expensive: the rows of its trace with their share of the premium, beside their share of the heads. */
import { roundHalfUpDiv } from '../money.ts';

/** Of a trace as quoting gives it. */
export interface PricedRow {
  kind: 'members' | 'maternity' | 'variant';
  ageFrom: number | null;
  ageTo: number | null;
  salary: 'lsb' | 'nlsb' | null;
  count: number;
  amountFils: number;
  /** Of a variant: what falls on each row before the variants. */
  sharesFils: readonly number[];
}

export interface PicturePart extends Pick<PricedRow, 'ageFrom' | 'ageTo' | 'salary' | 'count'> {
  kind: 'members' | 'maternity';
  /** With its share of each variant; the parts sum to the premium. */
  fils: number;
  /** Tenths of a percent: of the premium, and of the members. Married women are members as well, and so no share of their own. */
  ofPremium: number;
  ofHeads: number | null;
}

/** Most expensive part first; parts of nobody are left out. */
export function picturePartsOf(trace: readonly PricedRow[]): PicturePart[] {
  const variants = trace.filter(({ kind }) => kind === 'variant');
  const before = trace.filter(({ kind }) => kind !== 'variant');
  const totals = before.map(({ amountFils }, at) =>
    variants.reduce((sum, { sharesFils }) => sum + (sharesFils[at] ?? 0), amountFils),
  );
  const netFils = totals.reduce((sum, each) => sum + each, 0);
  const heads = before.reduce((sum, { kind, count }) => sum + (kind === 'members' ? count : 0), 0);
  return before
    .map(({ kind, ageFrom, ageTo, salary, count }, at): PicturePart => {
      const fils = totals[at] ?? 0;
      const isMaternity = kind === 'maternity';
      return {
        kind: isMaternity ? 'maternity' : 'members',
        ageFrom,
        ageTo,
        salary,
        count,
        fils,
        ofPremium: tenths(fils, netFils),
        ofHeads: isMaternity ? null : tenths(count, heads),
      };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.fils - a.fils);
}

function tenths(part: number, whole: number): number {
  return whole === 0 ? 0 : roundHalfUpDiv(part * 1_000, whole);
}
