import { describe, expect, it } from 'vitest';
import { claim, isBound, release, settle } from '../src/domain/quote-binding.ts';
import {
  bind,
  compare,
  type LivingQuote,
  mayRevise,
  newLife,
  once,
  revise,
  select,
  share,
} from '../src/domain/quote-life.ts';

const basis = {
  answers: { of: 'somebody' },
  day: '2026-01-10',
  catalogueVersion: 'c1',
  prices: [
    { planId: 1, netFils: 100 },
    { planId: 2, netFils: 200 },
    { planId: 3, netFils: 300 },
  ],
};
const quote = (over: Partial<LivingQuote> = {}): LivingQuote => ({
  ...newLife(),
  ...basis,
  leadId: null,
  validUntil: '2026-02-09',
  ...over,
});
const setBy = (decision: ReturnType<typeof revise>) =>
  decision.is === 'changed' ? decision.set : decision;
const revised = (before: LivingQuote, next: Partial<typeof basis> = {}, isOther = true) =>
  revise(before, {
    earlier: { ...basis, revision: before.revision },
    next: { ...basis, ...next },
    isOther,
    validUntil: '2026-03-01',
    leadId: before.leadId,
  });

describe('a revision', () => {
  it('is made for other answers, another day or another catalogue, and for nothing else', () => {
    expect(setBy(revised(quote()))).toMatchObject({ revision: 2 });
    expect(setBy(revised(quote(), { day: '2026-01-11' }, false))).toMatchObject({ revision: 2 });
    const other = revised(quote(), { catalogueVersion: 'c2' }, false);
    expect(setBy(other)).toMatchObject({ revision: 2, validUntil: '2026-03-01' });
    expect(revised(quote(), {}, false)).toEqual({ is: 'kept' });
  });

  it('lets a lead be named without one', () => {
    const asked = { earlier: { ...basis, revision: 1 }, next: basis, isOther: false };
    const named = revise(quote(), { ...asked, validUntil: '', leadId: 'l1' });
    expect(named).toEqual({ is: 'changed', set: { leadId: 'l1' } });
  });

  it('keeps twenty earlier ones, the newest', () => {
    let now = quote();
    for (let made = 0; made < 25; made += 1) now = { ...now, ...setBy(revised(now)) };
    expect(now.revision).toBe(26);
    expect(now.revisions.map(({ revision }) => revision)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 6),
    );
  });

  it('keeps tray and choice of what is still offered', () => {
    const before = quote({
      comparedPlanIds: [3, 1],
      selectedPlanId: 1,
      selection: '1,1',
      status: 'selected',
    });
    const prices = basis.prices.slice(0, 2);
    const after = { ...before, ...setBy(revised(before, { prices })) };
    expect(after).toMatchObject({ comparedPlanIds: [1], selectedPlanId: 1, status: 'selected' });
    const gone = { ...after, ...setBy(revised(after, { prices: prices.slice(1) })) };
    expect(gone).toMatchObject({
      comparedPlanIds: [],
      selectedPlanId: null,
      selection: '',
      status: 'priced',
    });
  });

  it.each([
    [
      { isBound: false, isOther: true },
      { is: 'changed', set: {} },
    ],
    [{ isBound: true, isOther: false }, { is: 'kept' }],
    [
      { isBound: true, isOther: true },
      { is: 'refused', why: 'already_bound' },
    ],
  ])('may be made: %o', (asked, decision) => {
    expect(mayRevise(asked)).toEqual(decision);
  });
});

describe('a choice', () => {
  const open = { isClosed: false };
  it('is made once in a revision, whatever order its add-ons come in', () => {
    const chosen = select(quote(), { planId: 2, withIt: [9, 4], ...open });
    expect(setBy(chosen)).toEqual({ selectedPlanId: 2, selection: '1,2,4,9', status: 'selected' });
    const before = quote({ selection: '1,2,4,9' });
    expect(select(before, { planId: 2, withIt: [4, 9], ...open })).toEqual({ is: 'kept' });
    expect(select({ ...before, revision: 2 }, { planId: 2, withIt: [4, 9], ...open }).is).toBe(
      'changed',
    );
  });

  it('is of a plan that is offered, of a quote of which something can be sold', () => {
    expect(select(quote(), { planId: 7, ...open })).toEqual({ is: 'refused', why: 'no_plan' });
    const closed = select(quote(), { planId: 1, isClosed: true });
    expect(closed).toEqual({ is: 'refused', why: 'already_bound' });
    const accepted = select(quote({ status: 'accepted' }), { planId: 1, ...open });
    expect(setBy(accepted)).toMatchObject({ status: 'accepted' });
  });
});

describe('what else may happen', () => {
  it('is a tray without plans twice, of plans that are offered', () => {
    expect(compare(quote(), [2, 1, 2])).toEqual({
      is: 'changed',
      set: { comparedPlanIds: [2, 1] },
    });
    expect(compare(quote({ comparedPlanIds: [2, 1] }), [2, 1])).toEqual({ is: 'kept' });
    expect(compare(quote(), [2, 9])).toEqual({ is: 'refused', why: 'no_plan' });
  });

  it('is a mail for each key, which shares prices that nobody chose from yet', () => {
    expect(setBy(share(quote(), 'a'))).toEqual({ doneKeys: ['a'], status: 'shared' });
    expect(share(quote({ doneKeys: ['a'] }), 'a')).toEqual({ is: 'kept' });
    expect(setBy(share(quote({ status: 'selected' }), 'b'))).toEqual({ doneKeys: ['b'] });
    const many = Array.from({ length: 100 }, (_, at) => `k${at}`);
    expect(setBy(once(quote({ doneKeys: many }), 'new'))).toEqual({
      doneKeys: [...many.slice(1), 'new'],
    });
  });

  it('is a sale of an offered plan', () => {
    expect(setBy(bind(quote(), 2, 'bound'))).toEqual({ status: 'bound', selectedPlanId: 2 });
    expect(bind(quote(), 9, 'bound')).toEqual({ is: 'refused', why: 'no_plan' });
  });
});

describe('a quote of which something is ordered', () => {
  const now = new Date('2026-01-10T08:00:00Z');
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const wanted = { key: 'a', planId: 2, revision: 1 };
  const after = (before: LivingQuote, decision: ReturnType<typeof claim>): LivingQuote => ({
    ...before,
    ...(decision.is === 'changed' ? decision.set : {}),
  });
  const claimed = (over: Partial<typeof wanted> = {}, before = quote(), at = now) =>
    after(before, claim(before, { ...wanted, ...over }, 'bound', at));
  const sale = { key: 'a', at: later(1).toISOString(), counts: 'if_bound' } as const;

  it('is bound for a key, the same for the same key, and taken over by another one', () => {
    const first = claimed();
    expect(first).toMatchObject({ status: 'bound', selectedPlanId: 2, binding: { key: 'a' } });
    expect(claim(first, wanted, 'bound', now)).toEqual({ is: 'kept' });
    const other = claimed({ key: 'b', planId: 3 }, first);
    expect(other).toMatchObject({ selectedPlanId: 3, binding: { key: 'b', isSold: false } });
  });

  it('is not bound in another revision, nor once it was sold', () => {
    expect(claim(quote(), { ...wanted, revision: 2 }, 'bound', now)).toEqual({ is: 'kept' });
    const sold = after(claimed(), settle(claimed(), sale, 'bound'));
    expect(claim(sold, { ...wanted, key: 'b' }, 'bound', later(999))).toEqual({ is: 'kept' });
    const soldBefore = quote({ status: 'bound' });
    expect(claim(soldBefore, wanted, 'bound', now)).toEqual({ is: 'kept' });
  });

  it('keeps its prices for a minute, and for ever once something was ordered', () => {
    expect(isBound(claimed(), later(59))).toBe(true);
    expect(isBound(claimed(), later(60))).toBe(false);
    const sold = after(claimed(), settle(claimed(), sale, 'bound'));
    expect(isBound(sold, later(1e6))).toBe(true);
    expect(isBound(quote({ status: 'accepted' }), now)).toBe(true);
    expect(isBound(quote({ status: 'selected' }), now)).toBe(false);
  });

  it('is open again, with its choice, when it is priced anew after that', () => {
    expect(setBy(revised(claimed()))).toMatchObject({
      revision: 2,
      binding: null,
      status: 'selected',
    });
  });

  it('is sold by what is published of its own key, or of money that moved', () => {
    expect(setBy(settle(claimed(), sale, 'bound'))).toMatchObject({ binding: { isSold: true } });
    const other = claimed({ key: 'b' });
    expect(settle(other, sale, 'bound')).toEqual({ is: 'kept' });
    expect(setBy(settle(other, { ...sale, key: null }, 'bound'))).toMatchObject({
      binding: { key: 'b', isSold: true },
    });
    // Told again of a quote that was freed since.
    expect(settle(quote(), sale, 'accepted')).toEqual({ is: 'kept' });
    expect(setBy(settle(quote(), { ...sale, counts: 'always' }, 'accepted'))).toMatchObject({
      status: 'accepted',
      binding: { key: 'a', isSold: true },
    });
    const newer = claimed({ key: 'b' }, quote(), later(5));
    expect(settle(newer, { ...sale, counts: 'always' }, 'accepted')).toEqual({ is: 'kept' });
  });

  it('is free when its own order was given up, not when an earlier one was', () => {
    expect(setBy(release(claimed(), 'a'))).toEqual({ binding: null, status: 'selected' });
    expect(release(claimed({ key: 'b' }), 'a')).toEqual({ is: 'kept' });
    expect(setBy(release(quote({ status: 'accepted' }), 'a'))).toMatchObject({ binding: null });
    expect(release(quote(), 'a')).toEqual({ is: 'kept' });
  });
});
