import { describe, expect, it } from 'vitest';
import {
  parseIds,
  parseIndex,
  parseOpaqueId,
  parseProductAddons,
  passengerCoverAddon,
  writeIds,
  writeProductAddons,
} from '../src/calls/open-shapes.ts';

describe('ids', () => {
  it.each([['3,7'], [' 3 , 7 '], ['[3,7]'], ['["3","7"]'], [[3, 7]], [['3', '7', '3']]])(
    '%j are 3 and 7',
    (value) => {
      expect(parseIds(value)).toEqual([3, 7]);
    },
  );

  it.each(['', 'x', null, undefined, {}, [[3]], '-1', '1.5', '[', 'NaN', [{ id: 3 }]])(
    '%j are none',
    (value) => {
      expect(parseIds(value)).toEqual([]);
    },
  );

  it('are written as they are read, and are at most 50', () => {
    expect(parseIds(writeIds([3, 7]))).toEqual([3, 7]);
    expect(parseIds(Array.from({ length: 90 }, (_, i) => i))).toHaveLength(50);
    expect(parseIds('1,'.repeat(100_000))).toEqual([1]);
  });
});

describe('add-ons by product', () => {
  it('are written as they are read', () => {
    const addons = new Map([
      [12, [3, 7]],
      [15, []],
    ]);
    expect(writeProductAddons(addons)).toBe('{"12":[3,7],"15":[]}');
    expect(parseProductAddons(writeProductAddons(addons))).toEqual(addons);
    expect(parseProductAddons({ 12: '3,7' })).toEqual(new Map([[12, [3, 7]]]));
  });

  it.each(['', 'x', '[1]', null, 5, '{"__proto__":[1]}', '{"x":[1]}'])('%j has none', (value) => {
    expect(parseProductAddons(value)).toEqual(new Map());
  });
});

it('a column is one of the comparison', () => {
  expect([0, '1', 2, '2', 3, -1, '1.0', '', null].map((value) => parseIndex(value, 3))).toEqual([
    0,
    1,
    2,
    2,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('an opaque id is one short word', () => {
  expect(parseOpaqueId('0192f_A-b')).toBe('0192f_A-b');
  for (const id of ['', '../x', 'a b', 'x'.repeat(65), 5, null, { $ne: 1 }]) {
    expect(parseOpaqueId(id)).toBeUndefined();
  }
});

it('the passenger cover is the add-on that is priced by the seat', () => {
  const driver = { addon_id: 1, chargeFils: 12_000, perSeat: false };
  const passengers = { addon_id: 2, chargeFils: 3_000, perSeat: true };
  expect(passengerCoverAddon([driver, passengers])).toBe(2);
  expect(passengerCoverAddon([driver])).toBeNull();
});
