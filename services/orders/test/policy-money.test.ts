/** A policy's money is one fold over its dated transactions, in order of effect, whatever sequence they arrive in. */
import { describe, expect, it } from 'vitest';
import { foldPolicyMoney } from '../src/domain/policy-money/fold.ts';
import { priceChange } from '../src/domain/policy-money/price-change.ts';
import type { PolicyBasis, PolicyMoney, Transaction } from '../src/domain/policy-money/types.ts';

const basis: PolicyBasis = {
  startDate: '2026-03-01',
  endDate: '2027-02-28',
  terms: { rounding: 'half_up', refund: 'without_claim', backdatingDays: 30, vatBasisPoints: 500 },
};

function on<Kind extends object>(transactionId: string, effectiveOn: string, more: Kind) {
  return { transactionId, effectiveOn, askedOn: effectiveOn, ...more };
}

const person = (unit: string, periodFils: number) => ({ unit, periodFils });
const sale = on('t1', '2026-03-01', {
  kind: 'sale' as const,
  units: [person('anna', 100_000), person('badr', 250_001)],
});
const added = on('t2', '2026-09-10', { kind: 'add' as const, units: [person('dana', 100_000)] });
const removed = on('t3', '2026-09-10', {
  kind: 'remove' as const,
  units: ['badr'],
  claimed: [] as string[],
});

const states = (money: PolicyMoney) =>
  money.entries.map(({ state }) => (typeof state === 'string' ? state : state.refused));

describe('pro rata', () => {
  it('is days left of the days of the period, the first day included, rounded once a person', () => {
    const money = foldPolicyMoney(basis, [sale, added, removed]);
    // 10/09/2026 to 28/02/2027: 21 + 31 + 30 + 31 + 31 + 28 days.
    expect(money.daysOfPeriod).toBe(365);
    expect(money.entries.map(({ rows }) => rows.map((row) => [row.daysLeft, row.netFils]))).toEqual(
      [
        [
          [365, 100_000],
          [365, 250_001],
        ],
        [[172, 47_123]],
        [[172, -117_809]],
      ],
    );
    expect([money.netFils, money.vatFils]).toEqual([279_315, 17_500 + 2_356 - 5_890]);
  });

  it.each([
    ['2027-03-01', '2028-02-29', 366],
    ['2028-03-01', '2029-02-28', 365],
    ['2028-02-29', '2029-02-27', 365],
  ])('counts 29 February where the period from %s to %s has one', (startDate, endDate, days) => {
    const leap = { ...basis, startDate, endDate };
    const whole = { ...sale, effectiveOn: startDate, askedOn: startDate };
    const last = on('t9', endDate, { kind: 'add' as const, units: [person('dana', 366_000)] });
    const money = foldPolicyMoney(leap, [whole, last]);
    expect(money.daysOfPeriod).toBe(days);
    expect(money.entries[1]?.netFils).toBe(Math.round(366_000 / days));
  });

  it.each([
    ['half_up', [3, 4]],
    ['down', [3, 3]],
    ['up', [4, 4]],
  ] as const)('rounds %s as the insurer does', (rounding, fils) => {
    const three = { ...basis, endDate: '2026-03-03', terms: { ...basis.terms, rounding } };
    const units = [person('dana', 10), person('eman', 11)];
    const last = on('t9', '2026-03-03', { kind: 'add' as const, units });
    const rows = foldPolicyMoney(three, [sale, last]).entries[1]?.rows;
    expect(rows?.map(({ netFils }) => netFils)).toEqual(fils);
  });

  it('gives nothing back of whoever had a claim, or by terms without refunds, and says which', () => {
    const claim = { ...removed, claimed: ['badr'] };
    const kept = foldPolicyMoney(basis, [sale, claim]).entries[1];
    expect(kept).toMatchObject({ netFils: 0, rows: [{ keptBecause: 'claim' }] });
    const never = { ...basis, terms: { ...basis.terms, refund: 'never' as const } };
    const entry = foldPolicyMoney(never, [sale, removed]).entries[1];
    expect(entry).toMatchObject({ netFils: 0, rows: [{ keptBecause: 'terms' }] });
    const always = { ...basis, terms: { ...basis.terms, refund: 'always' as const } };
    expect(foldPolicyMoney(always, [sale, claim]).entries[1]?.netFils).toBe(-117_809);
  });
});

describe('a cancellation by a short-period table', () => {
  const shortPeriod = [
    { throughDay: 0, refundBasisPoints: 10_000 },
    { throughDay: 30, refundBasisPoints: 7_500 },
    { throughDay: 60, refundBasisPoints: 6_000 },
    { throughDay: 270, refundBasisPoints: 1_500 },
  ];
  const byTable = { ...basis, terms: { ...basis.terms, shortPeriod } };
  const cancelOn = (day: string, claimed: string[] = []) =>
    foldPolicyMoney(byTable, [sale, on('t4', day, { kind: 'cancel' as const, claimed })])
      .entries[1];

  it.each([
    ['2026-03-01', 10_000, -350_001],
    ['2026-03-02', 7_500, -262_501],
    ['2026-03-31', 7_500, -262_501],
    ['2026-04-01', 6_000, -210_001],
    ['2026-04-30', 6_000, -210_001],
    ['2026-05-01', 1_500, -52_500],
    ['2026-11-26', 1_500, -52_500],
    ['2026-11-27', 0, 0],
  ])('on %s gives %d basis points of what was charged back', (day, basisPoints, netFils) => {
    const entry = cancelOn(day);
    expect(entry?.rows.map((row) => row.tableBasisPoints)).toEqual([basisPoints, basisPoints]);
    expect(entry?.netFils).toBe(netFils);
  });

  it('keeps the premium of whoever had a claim, and leaves a removal to the days', () => {
    expect(cancelOn('2026-03-02', ['badr'])?.netFils).toBe(-75_000);
    const removal = foldPolicyMoney(byTable, [sale, removed]).entries[1];
    expect(removal).toMatchObject({ netFils: -117_809, rows: [{ tableBasisPoints: null }] });
  });

  it('counts the days of each from its own first one', () => {
    const money = foldPolicyMoney(byTable, [
      sale,
      added,
      on('t4', '2026-09-20', { kind: 'cancel' as const, claimed: [] }),
    ]);
    // 203 days of the first two; 10 of the third, of whom 47,123 were charged.
    expect(money.entries[2]?.rows.map(({ netFils }) => netFils)).toEqual([
      -15_000, -37_500, -35_342,
    ]);
  });
});

describe('the order of effect', () => {
  it('counts, not the one of arrival: who was removed before a cancellation is not paid back twice', () => {
    const cancelled = on('t4', '2026-12-01', { kind: 'cancel' as const, claimed: [] });
    const money = foldPolicyMoney(basis, [cancelled, removed, sale]);
    expect(money).toEqual(foldPolicyMoney(basis, [sale, removed, cancelled]));
    expect(money.entries[2]?.rows).toMatchObject([{ unit: 'anna', daysLeft: 90 }]);
    expect(money.cancelledOn).toBe('2026-12-01');
  });

  it('takes a transaction once, and never two that differ by one id', () => {
    const once = foldPolicyMoney(basis, [sale, added]);
    expect(foldPolicyMoney(basis, [added, sale, structuredClone(added), sale])).toEqual(once);
    const other = { ...added, units: [person('dana', 1)] };
    expect(() => foldPolicyMoney(basis, [sale, added, other])).toThrow('t2');
  });
});

describe('a reversal', () => {
  it.each([
    ['an addition', added],
    ['a removal', removed],
    ['a cancellation', on('t5', '2026-06-01', { kind: 'cancel' as const, claimed: [] })],
  ])('of %s restores the money to the fils, and who is covered', (_what, change: Transaction) => {
    const undone = on('t9', change.effectiveOn, {
      kind: 'reverse' as const,
      reverses: change.transactionId,
    });
    const before = foldPolicyMoney(basis, [sale]);
    const after = foldPolicyMoney(basis, [undone, change, sale]);
    const { netFils, vatFils, units, cancelledOn } = after;
    expect({ netFils, vatFils, units, cancelledOn }).toEqual({
      netFils: before.netFils,
      vatFils: before.vatFils,
      units: before.units,
      cancelledOn: null,
    });
    expect(states(after)).toEqual(['counted', 'reversed', 'counted']);
  });

  it('happens once, and of a change only', () => {
    const undo = (id: string, reverses: string) =>
      on(id, '2026-09-10', { kind: 'reverse' as const, reverses });
    const all = [
      sale,
      added,
      undo('t7', 't2'),
      undo('t8', 't2'),
      undo('t9', 't7'),
      undo('ta', 't1'),
    ];
    expect(states(foldPolicyMoney(basis, all))).toEqual([
      'counted',
      'reversed',
      'counted',
      'already_reversed',
      'nothing_to_reverse',
      'nothing_to_reverse',
    ]);
  });
});

describe('what cannot take effect', () => {
  const late = (askedOn: string) => ({ ...added, askedOn });
  it.each<[string, readonly Transaction[]]>([
    ['outside_period', [{ ...added, effectiveOn: '2026-02-28' }]],
    ['outside_period', [{ ...added, effectiveOn: '2027-03-01' }]],
    ['backdated', [late('2026-10-11')]],
    ['already_known', [{ ...added, units: [person('anna', 1)] }]],
    ['already_known', [{ ...added, units: [person('dana', 1), person('dana', 1)] }]],
    ['not_covered', [{ ...removed, units: ['nobody'] }]],
    ['not_covered', [{ ...removed, units: ['badr', 'badr'] }]],
    ['not_covered', [removed, { ...removed, transactionId: 't4' }]],
    ['policy_ended', [on('t0', '2026-04-01', { kind: 'cancel', claimed: [] }), added]],
  ])('stays with its reason and without money: %s', (refused, changes) => {
    const money = foldPolicyMoney(basis, [sale, ...changes]);
    expect(money.entries).toContainEqual(
      expect.objectContaining({ state: { refused }, rows: [], netFils: 0 }),
    );
  });

  it('is not what was asked for 30 days after its day', () => {
    expect(states(foldPolicyMoney(basis, [sale, late('2026-10-10')]))[1]).toBe('counted');
  });

  it('is anything before the sale arrived', () => {
    expect(states(foldPolicyMoney(basis, [added, removed]))).toEqual(['not_sold', 'not_sold']);
  });
});

describe('a change that is asked about', () => {
  it('is priced by what the whole policy then comes to, and names what it would break', () => {
    const removedDana = { ...removed, transactionId: 't4', units: ['dana'] };
    const undone = on('t9', '2026-09-10', { kind: 'reverse' as const, reverses: 't2' });
    const change = priceChange(basis, [sale, added, removedDana], [undone]);
    expect(change).toMatchObject({ netFils: 0, breaks: ['t4'] });
    const fits = priceChange(basis, [sale], [added]);
    expect(fits).toMatchObject({ netFils: 47_123, vatFils: 2_356, grossFils: 49_479, breaks: [] });
    expect(fits.entries.map(({ rows }) => rows.length)).toEqual([1]);
  });

  it('looks at each person as often, however many people and changes there are', () => {
    const looksOf = (people: number, leavers: number) => {
      let looks = 0;
      const units = Array.from({ length: people }, (_, at) => ({
        ...person(`p${at}`, 90_000 + at),
        get unit() {
          looks += 1;
          return `p${at}`;
        },
      }));
      const gone = (at: number) => ({ ...removed, transactionId: `c${at}`, units: [`p${at}`] });
      const changes = Array.from({ length: leavers }, (_, at) => gone(at));
      priceChange(basis, [{ ...sale, units }, ...changes], [added]);
      return looks / people;
    };
    expect(looksOf(5_000, 200) / looksOf(500, 20)).toBeLessThan(1.5);
  });
});
