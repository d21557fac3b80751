/** Quotations as rules: every state and act, flags, what a discount needs, and rows that sum to the difference (features 141). */
import { describe, expect, it } from 'vitest';
import {
  basisPointsOf,
  type Funding,
  mostOf,
  refusalOfDiscount,
} from '../src/quotations/fundings.ts';
import { differenceRows, type PriceRow, sumOfRows } from '../src/quotations/price-rows.ts';
import {
  moveQuotation,
  quotationActs,
  quotationStates,
} from '../src/quotations/quotation-states.ts';
import { flagCodes, flagsRaised, mayClear } from '../src/quotations/underwriting-flags.ts';
import { staffRoles } from '../src/staff/roles.ts';

describe('the states of a quotation', () => {
  it('say of every act where it leads, or why it cannot be', () => {
    const rows = quotationStates.map((state) => {
      const cells = quotationActs.map((act) => {
        const move = moveQuotation(state, act);
        return 'to' in move ? move.to : `(${move.because})`;
      });
      return [state, ...cells].join(' ');
    });
    expect([['', ...quotationActs].join(' '), ...rows]).toEqual([
      ' edit clear send select accept decline expire supersede bind',
      'draft priced priced (flags_open) (not_sent) (not_sent) (not_sent) expired superseded (not_accepted)',
      'priced priced (no_flags) shared (not_sent) (not_sent) (not_sent) expired superseded (not_accepted)',
      'shared priced (no_flags) shared selected (nothing_chosen) declined expired superseded (not_accepted)',
      'selected priced (no_flags) shared selected accepted declined expired superseded (not_accepted)',
      'accepted (accepted) (accepted) (accepted) (accepted) (accepted) (accepted) (accepted) (accepted) bound',
      'bound (bound) (bound) (bound) (bound) (bound) (bound) (bound) (bound) (bound)',
      'declined priced (declined) (declined) (declined) (declined) (declined) (declined) (declined) (declined)',
      'expired priced (expired) (expired) (expired) (expired) (expired) (expired) (expired) (expired)',
      'superseded (superseded) (superseded) (superseded) (superseded) (superseded) (superseded) (superseded) (superseded) (superseded)',
    ]);
  });

  it('keep one with an open flag a draft, whatever was changed', () => {
    for (const state of quotationStates) {
      for (const act of quotationActs) {
        const open = moveQuotation(state, act, { flagsOpen: true });
        expect('to' in open && open.to === 'priced', `${state} ${act}`).toBe(false);
      }
    }
    expect(moveQuotation('shared', 'edit', { flagsOpen: true })).toEqual({ to: 'draft' });
  });
});

describe('underwriting flags', () => {
  const calm = { oldestAge: 64, familySize: 8, discountBasisPoints: 1_000, grossFils: 9_999_999 };
  it.each([
    ['nothing at the bounds', calm, []],
    ['an age', { ...calm, oldestAge: 65 }, ['age_65']],
    ['a large family', { ...calm, familySize: 9 }, ['large_family']],
    ['a large premium', { ...calm, grossFils: 10_000_000 }, ['large_premium']],
    ['a large discount', { ...calm, discountBasisPoints: 1_001 }, ['large_discount']],
    ['nobody’s age', { ...calm, oldestAge: null }, []],
    ['a calm driver', { ...calm, driverAge: 21, driverClaims: 2, carValueAed: 499_999 }, []],
    ['a young driver', { ...calm, driverAge: 20 }, ['young_driver']],
    ['claims', { ...calm, driverClaims: 3 }, ['driver_claims']],
    ['a valuable car', { ...calm, carValueAed: 500_000 }, ['valuable_car']],
  ])('are raised by %s', (_what, facts, raised) => {
    expect(flagsRaised(facts)).toEqual(raised);
  });

  it('are cleared by those who may, never by the agent who sells', () => {
    const may = flagCodes.map((code) => [code, ...staffRoles.filter((r) => mayClear(code, [r]))]);
    expect(may).toEqual([
      ['age_65', 'underwriter'],
      ['large_family', 'underwriter'],
      ['young_driver', 'underwriter'],
      ['driver_claims', 'underwriter'],
      ['valuable_car', 'underwriter'],
      ['large_premium', 'underwriter'],
      ['large_discount', 'supervisor', 'underwriter'],
    ]);
  });
});

describe('a discount', () => {
  const funding: Funding = {
    id: 'FLJ-26-04',
    insurerCode: 'falaj',
    mostBasisPoints: 500,
    from: '2026-01-01',
    until: '2026-12-31',
  };
  const asked = { insurerCode: 'falaj', netFils: 100_010, fils: 5_000, day: '2026-12-31' };
  it.each([
    ['fits', funding, asked, null],
    ['no such id', undefined, asked, 'unknown'],
    ['another insurer’s', funding, { ...asked, insurerCode: 'liwan' }, 'other_insurer'],
    ['before', funding, { ...asked, day: '2025-12-31' }, 'not_in_force'],
    ['after', funding, { ...asked, day: '2027-01-01' }, 'not_in_force'],
    ['a fil too much', funding, { ...asked, fils: 5_001 }, 'too_much'],
    ['nothing', funding, { ...asked, fils: 0 }, 'no_amount'],
    ['more than nothing', funding, { ...asked, fils: -1 }, 'no_amount'],
    ['half a fil', funding, { ...asked, fils: 0.5 }, 'no_amount'],
  ])('%s', (_what, given, wanted, because) => {
    expect(refusalOfDiscount(given, wanted)).toBe(because);
  });

  it('is never above what was promised', () => {
    expect(mostOf(funding, 100_010)).toBe(5_000);
    expect(mostOf(funding, 100_019)).toBe(5_000);
    expect(mostOf(funding, 100_020)).toBe(5_001);
    expect(basisPointsOf(5_001, 100_010)).toBe(500);
  });
});

describe('the rows of a difference', () => {
  it('sum to it in 100,000 random pairs of prices', () => {
    let seed = 20261127;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const codes = ['base', 'maternity', 'levy', 'discount', 'vat'];
    const price = (): PriceRow[] =>
      Array.from({ length: next(9) }, () => {
        const code = codes[next(codes.length)] ?? '';
        return {
          subject: String(next(4)),
          code,
          label: code,
          why: '',
          fils: next(9_000_000) - 900,
        };
      });
    for (let at = 0; at < 100_000; at += 1) {
      const [before, after] = [price(), price()];
      const rows = differenceRows(before, after);
      if (sumOfRows(rows) !== sumOfRows(after) - sumOfRows(before))
        throw new Error(JSON.stringify({ before, after, rows }));
      if (
        rows.some(
          ({ fils, beforeFils, afterFils }) => fils === 0 || fils !== afterFils - beforeFils,
        )
      )
        throw new Error(JSON.stringify(rows));
    }
  });

  it('say nothing of what stayed, and name what is gone last', () => {
    const row = (subject: string, code: string, fils: number): PriceRow => ({
      subject,
      code,
      fils,
      label: code,
      why: '',
    });
    const before = [row('1', 'base', 100), row('2', 'base', 50), row('', 'vat', 7)];
    const after = [row('1', 'base', 100), row('1', 'levy', 9), row('', 'vat', 5)];
    expect(
      differenceRows(before, after).map(({ subject, code, fils }) => [subject, code, fils]),
    ).toEqual([
      ['1', 'levy', 9],
      ['', 'vat', -2],
      ['2', 'base', -50],
    ]);
  });
});
