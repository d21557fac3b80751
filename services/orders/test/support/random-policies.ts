/** Policies with transactions as they may come: in time and late, right and wrong, undone, and twice. */
import { addDays, parseIsoDate, toIsoDate } from '@muqarin/rules/dates';
import { REFUNDS, ROUNDINGS } from '@muqarin/rules/policy-terms';
import type { PolicyBasis, Transaction } from '../../src/domain/policy-money/types.ts';

/** From 0 up to below `below`. */
export type Random = (below: number) => number;

/** A generator of xorshift32: the same seed gives the same numbers. */
export function seeded(seed: number): Random {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

export interface RandomPolicy {
  basis: PolicyBasis;
  transactions: Transaction[];
}

export function randomPolicy(random: Random): RandomPolicy {
  const basis = randomBasis(random);
  const people = 1 + random(6);
  const sold = Array.from({ length: people }, (_, at) => unitOf(random, at));
  const sale = {
    transactionId: idOf(random),
    effectiveOn: basis.startDate,
    askedOn: basis.startDate,
  };
  const transactions: Transaction[] = [{ ...sale, kind: 'sale', units: sold }];
  const changes = random(12);
  for (let at = 0; at < changes; at += 1)
    transactions.push(randomChange(random, basis, transactions));
  return { basis, transactions };
}

/** In another sequence, some of them twice. */
export function arrival<Item>(random: Random, items: readonly Item[]): Item[] {
  const all = [...items, ...items.filter(() => random(5) === 0)];
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [all[at], all[other]] = [all[other] as Item, all[at] as Item];
  }
  return all;
}

function randomBasis(random: Random): PolicyBasis {
  const startDate = dayAfter('2023-01-01', random(2_000));
  const days = random(4) === 0 ? 1 + random(60) : 364 + random(3);
  return {
    startDate,
    endDate: dayAfter(startDate, days),
    terms: {
      rounding: pick(random, ROUNDINGS),
      refund: pick(random, REFUNDS),
      backdatingDays: 30,
      vatBasisPoints: pick(random, [0, 500]),
      ...(random(3) === 0 ? { shortPeriod: randomTable(random) } : {}),
    },
  };
}

function randomTable(random: Random) {
  let throughDay = random(20);
  return Array.from({ length: 1 + random(5) }, () => {
    throughDay += 1 + random(90);
    return { throughDay, refundBasisPoints: random(10_001) };
  });
}

function randomChange(
  random: Random,
  basis: PolicyBasis,
  before: readonly Transaction[],
): Transaction {
  const effectiveOn = dayAfter(basis.startDate, random(400) - 10);
  const askedOn = dayAfter(effectiveOn, random(8) === 0 ? 25 + random(12) : random(20) - 5);
  const dated = { transactionId: idOf(random), effectiveOn, askedOn };
  const claimed = Array.from({ length: random(3) }, () => `p${random(12)}`);
  const kind = random(20);
  if (kind < 8) return { ...dated, kind: 'add', units: list(random, () => unitOf(random)) };
  if (kind < 15) {
    return { ...dated, kind: 'remove', claimed, units: list(random, () => `p${random(12)}`) };
  }
  if (kind < 16) return { ...dated, kind: 'cancel', claimed };
  const target = pick(random, before);
  const reverses = random(10) === 0 ? 'nothing' : target.transactionId;
  return { ...dated, effectiveOn: target.effectiveOn, kind: 'reverse', reverses };
}

function unitOf(random: Random, at = random(12)) {
  return { unit: `p${at}`, periodFils: random(10) === 0 ? random(100) : random(3_000_000) };
}

function list<Item>(random: Random, one: () => Item): Item[] {
  return Array.from({ length: 1 + random(2) }, one);
}

function dayAfter(day: string, days: number): string {
  const date = parseIsoDate(day);
  if (!date) throw new Error(day);
  return toIsoDate(addDays(date, days));
}

const idOf = (random: Random) => `t${random(1_000_000_000)}`;
const pick = <Item>(random: Random, items: readonly Item[]) => items[random(items.length)] as Item;
