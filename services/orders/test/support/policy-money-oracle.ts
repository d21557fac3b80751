/**
 * What a policy's transactions come to, worked out apart from the product: fractions of BigInt, days counted one by one by a
 * calendar of its own, and each transaction judged from the facts before it, without any state that is carried along.
 */
import type { PolicyBasis, Transaction } from '../../src/domain/policy-money/types.ts';

interface Life {
  periodFils: number;
  by: Transaction;
}

export interface OracleEntry {
  id: string;
  refused: string | null;
  /** By unit. */
  fils: Map<string, bigint>;
  vatFils: bigint;
}

export interface OracleMoney {
  netFils: bigint;
  vatFils: bigint;
  entries: OracleEntry[];
}

export function oracleMoney(basis: PolicyBasis, transactions: readonly Transaction[]): OracleMoney {
  const kindOrder = 'sale add remove cancel reverse'.split(' ');
  const key = (one: Transaction) =>
    `${one.effectiveOn}|${kindOrder.indexOf(one.kind)}|${one.transactionId}`;
  const all = [...transactions].sort((a, b) => (key(a) < key(b) ? -1 : 1));
  const takenBack = (one: Transaction) =>
    all.find((other) => other.kind === 'reverse' && other.reverses === one.transactionId);
  const entries: OracleEntry[] = [];
  const took: Transaction[] = [];
  for (const one of all) {
    if (one.kind === 'reverse') continue;
    const refused = judge(basis, took, one);
    const fils = refused ? new Map<string, bigint>() : amounts(basis, took, one);
    entries.push({ id: one.transactionId, refused, fils, vatFils: vat(basis, total(fils)) });
    if (!refused && (one.kind === 'sale' || !takenBack(one))) took.push(one);
  }
  for (const one of all) {
    if (one.kind !== 'reverse') continue;
    const target = all.find(({ transactionId }) => transactionId === one.reverses);
    const can = target !== undefined && ['add', 'remove', 'cancel'].includes(target.kind);
    const isFirst = target !== undefined && takenBack(target) === one;
    const refused = can ? (isFirst ? null : 'already_reversed') : 'nothing_to_reverse';
    const undone = refused ? undefined : entries.find(({ id }) => id === one.reverses);
    const fils = new Map([...(undone?.fils ?? [])].map(([unit, amount]) => [unit, -amount]));
    entries.push({ id: one.transactionId, refused, fils, vatFils: -(undone?.vatFils ?? 0n) });
  }
  return {
    entries,
    netFils: entries.reduce((sum, { fils }) => sum + total(fils), 0n),
    vatFils: entries.reduce((sum, { vatFils }) => sum + vatFils, 0n),
  };
}

function judge(basis: PolicyBasis, took: readonly Transaction[], one: Transaction): string | null {
  const isSold = took.some(({ kind }) => kind === 'sale');
  const isFirst = one.kind === 'sale';
  if (isFirst && isSold) return 'already_sold';
  if (isFirst ? one.effectiveOn !== basis.startDate : !isInside(basis, one.effectiveOn))
    return 'outside_period';
  if (!isFirst && dayNumber(one.askedOn) - dayNumber(one.effectiveOn) > basis.terms.backdatingDays)
    return 'backdated';
  if (!isFirst && !isSold) return 'not_sold';
  if (took.some(({ kind }) => kind === 'cancel')) return 'policy_ended';
  if (one.kind === 'sale' || one.kind === 'add') {
    const names = one.units.map(({ unit }) => unit);
    const isTwice = names.some((name, at) => names.indexOf(name) !== at);
    return isTwice || names.some((name) => begun(took, name)) ? 'already_known' : null;
  }
  if (one.kind !== 'remove') return null;
  const isTwice = one.units.some((name, at) => one.units.indexOf(name) !== at);
  return isTwice || one.units.some((name) => !begun(took, name) || hasLeft(took, name))
    ? 'not_covered'
    : null;
}

function amounts(
  basis: PolicyBasis,
  took: readonly Transaction[],
  one: Exclude<Transaction, { kind: 'reverse' }>,
): Map<string, bigint> {
  const days = dayNumber(basis.endDate) - dayNumber(basis.startDate) + 1;
  const left = dayNumber(basis.endDate) - dayNumber(one.effectiveOn) + 1;
  const part = (fils: number) =>
    rounded(BigInt(fils) * BigInt(left), BigInt(days), basis.terms.rounding);
  if (one.kind === 'sale' || one.kind === 'add')
    return new Map(one.units.map(({ unit, periodFils }) => [unit, part(periodFils)]));
  const names = one.kind === 'remove' ? one.units : everybody(took);
  const back = (name: string) => {
    const life = begun(took, name);
    if (!life) return 0n;
    const { shortPeriod, rounding } = basis.terms;
    if (one.kind !== 'cancel' || !shortPeriod) return part(life.periodFils);
    const first = dayNumber(life.by.effectiveOn);
    const charged = rounded(
      BigInt(life.periodFils) * BigInt(dayNumber(basis.endDate) - first + 1),
      BigInt(days),
      rounding,
    );
    const covered = dayNumber(one.effectiveOn) - first;
    const row = [...shortPeriod]
      .reverse()
      .filter(({ throughDay }) => throughDay >= covered)
      .at(-1);
    return rounded(charged * BigInt(row?.refundBasisPoints ?? 0), 10_000n, rounding);
  };
  return new Map(
    names.map((name) => {
      const isKept =
        basis.terms.refund === 'never' ||
        (basis.terms.refund === 'without_claim' && one.claimed.includes(name));
      return [name, isKept ? 0n : -back(name)];
    }),
  );
}

function begun(took: readonly Transaction[], name: string): Life | undefined {
  for (const by of took) {
    if (by.kind !== 'sale' && by.kind !== 'add') continue;
    const unit = by.units.find((one) => one.unit === name);
    if (unit) return { periodFils: unit.periodFils, by };
  }
  return undefined;
}

function hasLeft(took: readonly Transaction[], name: string): boolean {
  return took.some((by) => by.kind === 'remove' && by.units.includes(name));
}

function everybody(took: readonly Transaction[]): string[] {
  const came = took.flatMap((by) => (by.kind === 'sale' || by.kind === 'add' ? by.units : []));
  return came.map(({ unit }) => unit).filter((name) => !hasLeft(took, name));
}

const total = (fils: ReadonlyMap<string, bigint>) =>
  [...fils.values()].reduce((sum, each) => sum + each, 0n);

function vat({ terms }: PolicyBasis, netFils: bigint): bigint {
  const size = netFils < 0n ? -netFils : netFils;
  const share = rounded(size * BigInt(terms.vatBasisPoints), 10_000n, 'half_up');
  return netFils < 0n ? -share : share;
}

function rounded(top: bigint, bottom: bigint, way: PolicyBasis['terms']['rounding']): bigint {
  if (way === 'down') return top / bottom;
  if (way === 'up') return (top + bottom - 1n) / bottom;
  return (2n * top + bottom) / (2n * bottom);
}

function isInside({ startDate, endDate }: PolicyBasis, day: string): boolean {
  return dayNumber(startDate) <= dayNumber(day) && dayNumber(day) <= dayNumber(endDate);
}

/** Days since 1 March of the year 0, by the arithmetic of the Julian day (Fliegel and van Flandern). */
function dayNumber(iso: string): number {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  const shift = Math.floor((14 - month) / 12);
  const y = year - shift;
  const m = month + 12 * shift - 3;
  const leaps = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return day + Math.floor((153 * m + 2) / 5) + 365 * y + leaps;
}
