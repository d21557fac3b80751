import { describe, expect, it } from 'vitest';
import {
  bind,
  compare,
  type LivingQuote,
  mayRevise,
  newLife,
  once,
  revise,
  select,
  settle,
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

  it('is a sale of an offered plan, here or kept elsewhere', () => {
    expect(setBy(bind(quote(), 2, 'bound'))).toEqual({ status: 'bound', selectedPlanId: 2 });
    expect(bind(quote(), 9, 'bound')).toEqual({ is: 'refused', why: 'no_plan' });
    expect(setBy(settle(quote({ status: 'selected' }), true))).toEqual({ status: 'accepted' });
    expect(settle(quote({ status: 'accepted' }), true)).toEqual({ is: 'kept' });
    expect(setBy(settle(quote({ status: 'accepted' }), false))).toEqual({ status: 'selected' });
  });
});
