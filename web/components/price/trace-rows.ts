import type { PriceInParts } from '@muqarin/bff/contract/price-in-parts';

/** A bar on the scale all rows share, in per cent of its width. */
export interface Bar {
  from: number;
  size: number;
  minus: boolean;
}

export interface TraceRow {
  label: string;
  why: string;
  amountFils: number;
  bar: Bar;
}

export interface TraceView {
  groups: { member: number; age: number; netFils: number; rows: TraceRow[] }[];
  net: Bar;
  vat: Bar;
}

/** Lays every line of a price on one scale: each bar starts where the one before it ended. */
export function traceRows(price: PriceInParts): TraceView {
  const scale = Math.max(price.grossFils, highestSum(price), 1);
  const percent = (fils: number) => Math.round((fils / scale) * 1000) / 10;
  const bar = (fromFils: number, fils: number): Bar => ({
    from: percent(Math.min(fromFils, fromFils + fils)),
    size: percent(Math.abs(fils)),
    minus: fils < 0,
  });
  let sum = 0;
  const groups = price.members.map(({ member, age, netFils, lines }) => ({
    member,
    age,
    netFils,
    rows: lines.map(({ label, why, amountFils }) => {
      const row = { label, why, amountFils, bar: bar(sum, amountFils) };
      sum += amountFils;
      return row;
    }),
  }));
  return { groups, net: bar(0, price.netFils), vat: bar(price.netFils, price.vatFils) };
}

/** A discount comes after what it lowers, so the sum may stand above the final price on the way. */
function highestSum(price: PriceInParts): number {
  let sum = 0;
  let highest = 0;
  for (const { lines } of price.members) {
    for (const { amountFils } of lines) {
      sum += amountFils;
      highest = Math.max(highest, sum);
    }
  }
  return highest;
}
