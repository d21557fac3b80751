import { describe, expect, it } from 'vitest';
import {
  allowedRelations,
  categories,
  emirates,
  isCategory,
  nameOf,
  relations,
} from '../src/medical/lookups.ts';

describe('the lookup tables', () => {
  it('have the seven emirates in their order', () => {
    expect(emirates.map((row) => `${row.id} ${row.name}`)).toEqual([
      '1 Abu Dhabi',
      '2 Dubai',
      '3 Sharjah',
      '4 Ajman',
      '5 Umm Al Quwain',
      '6 Ras Al Khaimah',
      '7 Fujairah',
    ]);
    expect(nameOf(emirates, 3)).toBe('Sharjah');
    expect(nameOf(emirates, undefined)).toBeUndefined();
  });

  it('offer only relations that exist', () => {
    const known = relations.map((row) => row.id);
    for (const { id } of categories) {
      for (const index of [0, 1, 9]) {
        const allowed = allowedRelations(id, index);
        expect(allowed.length).toBeGreaterThan(0);
        expect(allowed.every((relation) => known.includes(relation))).toBe(true);
      }
    }
  });

  it('know the four categories and no other', () => {
    expect(categories.map((row) => row.id)).toEqual(['self', 'dependent', 'worker', 'employee']);
    for (const value of ['', 'Self', 'toString', null, 0]) expect(isCategory(value)).toBe(false);
  });
});
