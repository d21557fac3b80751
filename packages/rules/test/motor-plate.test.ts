import { expect, it } from 'vitest';
import { isUsualPlate, parsePlate } from '../src/motor/plate.ts';

it.each([
  ['a 12345', 'A 12345'],
  [' AA-١٢٣ ', 'AA 123'],
  ['11 5', '11 5'],
])('%j is the plate %s', (typed, plate) => {
  expect(parsePlate(typed)).toBe(plate);
});

it.each(['', ' ', '#1', 'A_1', 'x'.repeat(21), 'x'.repeat(999)])('%j is no plate', (typed) => {
  expect(parsePlate(typed)).toBeNull();
});

it.each([
  ['A 12345', 2, true],
  ['AA123', 2, true],
  ['ABC 1', 2, false],
  ['5 12345', 2, false],
  ['11 12345', 1, true],
  ['A 12345', 1, false],
  ['2 54321', 3, true],
  ['C 123', 4, true],
  ['12345', 7, true],
  ['123456', 7, false],
])('%s in emirate %i is usual: %s', (plate, emirate, usual) => {
  expect(isUsualPlate(plate, emirate)).toBe(usual);
});
