import { describe, expect, it } from 'vitest';
import { compareSlots, differs, swapCompared } from '../src/motor/compare.ts';
import {
  afterValueChange,
  formerQuery,
  type MotorFilters,
  type MotorTile,
  motorFilters,
  readFormer,
} from '../src/motor/plan-list.ts';
import { compareProblem, toggleCompared } from '../src/plan-list/compare.ts';
import { randomFrom } from './random.ts';

const { none: noMotorFilters, read, write } = motorFilters;
const matchesMotor = (tile: MotorTile, filters: MotorFilters) =>
  motorFilters.matches(tile, filters, {});
const toggleType = (filters: MotorFilters, type: string) =>
  motorFilters.toggle(filters, 'product_type', type);
const toggleBenefit = (filters: MotorFilters, id: number) =>
  motorFilters.toggle(filters, 'benefit_ids', id);

describe('the filters', () => {
  const tile = {
    id: 1,
    insurerId: 11,
    product_type: 'comprehensive',
    benefit_ids: [1, 2, 3],
  } as const;

  it('show a plan of the type that has all chosen benefits', () => {
    expect(matchesMotor(tile, noMotorFilters)).toBe(true);
    expect(matchesMotor(tile, { ...noMotorFilters, product_type: 'third_party' })).toBe(false);
    expect(
      matchesMotor(tile, { ...noMotorFilters, product_type: 'comprehensive', benefit_ids: [3, 1] }),
    ).toBe(true);
    expect(matchesMotor(tile, { ...noMotorFilters, benefit_ids: [1, 4] })).toBe(false);
  });

  it('show fewer plans, never more, with each benefit that is added', () => {
    const random = randomFrom(5);
    for (let i = 0; i < 500; i++) {
      const plan = { ...tile, benefit_ids: [1, 2, 3, 4, 5].filter(() => random(2) === 1) };
      const some = [1, 2, 3, 4, 5].filter(() => random(3) === 0);
      const more = toggleBenefit({ ...noMotorFilters, benefit_ids: some }, 6);
      const shown = matchesMotor(plan, { ...noMotorFilters, benefit_ids: some });
      expect(shown).toBe(some.every((id) => plan.benefit_ids.includes(id)));
      expect(matchesMotor(plan, more)).toBe(false);
    }
  });

  it('choose one type or none', () => {
    const third = toggleType(noMotorFilters, 'third_party');
    expect(third.product_type).toBe('third_party');
    expect(toggleType(third, 'comprehensive').product_type).toBe('comprehensive');
    expect(toggleType(third, 'third_party').product_type).toBeNull();
    expect(toggleBenefit(toggleBenefit(third, 4), 4)).toEqual(third);
  });

  it('are kept in the address', () => {
    const filters = {
      ...noMotorFilters,
      product_type: 'third_party',
      benefit_ids: [3, 1],
    } as const;
    expect(read(write(filters)).filters).toEqual(filters);
    expect(write(noMotorFilters)).toEqual({});
    const strange = { type: '__proto__', benefits: 'x,2,-1' };
    expect(read(strange).filters).toEqual({ ...noMotorFilters, benefit_ids: [2] });
    // A type that no plan of the list has is no filter.
    expect(motorFilters.settle(filters, [tile], {}).product_type).toBeNull();
  });

  it('that another value cleared stand in the address, every one of them', () => {
    const address = 'type=third_party&benefits=3,1&insurer_kind=takaful';
    const { filters } = read(Object.fromEntries(new URLSearchParams(address)));
    const former = formerQuery(filters);
    expect(former).toEqual({
      was_type: 'third_party',
      was_benefits: '3,1',
      was_insurer_kind: 'takaful',
    });
    expect(readFormer(former)).toEqual(filters);
    expect(readFormer({ type: 'third_party' })).toEqual(noMotorFilters);
  });

  it('and the tray are cleared by another value, and can be restored', () => {
    const before = { compared: [1, 2], filters: { ...noMotorFilters, benefit_ids: [3] } };
    expect(afterValueChange(before)).toEqual({ compared: [], filters: noMotorFilters, before });
  });
});

describe('the comparison', () => {
  it('refuses a fourth plan and a single one', () => {
    expect(toggleCompared([1, 2, 3], 4)).toEqual({
      ids: [1, 2, 3],
      message: 'You can only compare three plans at a time',
    });
    expect(toggleCompared([1, 2, 3], 2)).toEqual({ ids: [1, 3] });
    expect(compareProblem([1])).toBe('Please select at least 2 products to compare!');
  });

  it('has four places: plans, the secondary slot, and what is left', () => {
    expect(compareSlots([7, 8])).toEqual([
      { kind: 'plan', id: 7 },
      { kind: 'plan', id: 8 },
      { kind: 'add', full: false },
      { kind: 'empty' },
    ]);
    expect(compareSlots([7, 8, 9]).at(-1)).toEqual({ kind: 'add', full: true });
    for (const count of [0, 1, 2, 3, 5]) {
      expect(compareSlots(Array.from({ length: count }, (_, i) => i))).toHaveLength(4);
    }
  });

  it('swaps a plan in its column', () => {
    expect(swapCompared([7, 8, 9], 8, 5, 1)).toEqual({ ok: true, ids: [7, 5, 9] });
    expect(swapCompared([7, 8], null, 5)).toEqual({ ok: true, ids: [7, 8, 5] });
  });

  it.each([
    [[7, 8, 9], null, 5, undefined, 'You can only compare three plans at a time'],
    [[7, 8], 7, 8, 0, 'This plan is compared already.'],
    [[7, 8], 6, 5, undefined, 'This plan is no longer in the comparison.'],
    [[7, 8], 7, 5, 1, 'This plan is no longer in the comparison.'],
  ] as const)('%j, %j for %j at %j: %s', (ids, oldId, newId, index, message) => {
    expect(swapCompared(ids, oldId, newId, index)).toEqual({ ok: false, message });
  });

  it('tells rows that differ', () => {
    expect(differs(['yes', 'yes'])).toBe(false);
    expect(differs([[1], [1], [2]])).toBe(true);
  });
});
