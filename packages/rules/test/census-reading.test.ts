import { describe, expect, it } from 'vitest';
import {
  asItComes,
  type CensusReading,
  offeredLetters,
  parseReading,
} from '../src/medical-corporate/census/reading.ts';

const said = (fields: Record<string, string>, before: CensusReading = asItComes) =>
  parseReading(fields, before);

describe('what a form says of a staff list', () => {
  it('names columns, answers what was asked, and frees what was offered in vain', () => {
    const { reading, twice } = said({
      column_0: 'name',
      column_1: 'none',
      column_2: '',
      asked_salary: '5',
      offered_salary: '4,5',
      asked_children: 'none',
      offered_children: '5,6,99',
    });
    expect(twice).toBeNull();
    expect(reading.chosen).toEqual({ 0: 'name', 1: null, 5: 'salary', 6: null });
  });

  it('lets no two columns hold the same, and keeps all else that was said', () => {
    const { reading, twice } = said({
      column_0: 'name',
      column_1: 'name',
      cell_7_3: 'F',
      was_7_3: 'X',
    });
    expect([twice, reading.chosen]).toEqual(['name', {}]);
    expect(reading.corrections).toEqual([{ row: 7, column: 3, value: 'F' }]);
  });

  it('takes cells that differ from what was shown, the last word for each', () => {
    const before = { ...asItComes, corrections: [{ row: 7, column: 3, value: 'F' }] };
    const { reading } = said(
      { cell_7_3: 'M', was_7_3: 'F', cell_8_3: 'X', was_8_3: 'X', cell_0_3: 'Y', cell_9_99: 'Z' },
      before,
    );
    expect(reading.corrections).toEqual([{ row: 7, column: 3, value: 'M' }]);
  });

  it('puts people into categories by grades, by hand, and takes them out again', () => {
    const { reading } = said({
      by: 'grade',
      step_grade_0: ' 7 ',
      step_how_0: 'from',
      step_category_0: 'A',
      step_grade_1: 'Chef',
      step_how_1: 'is',
      step_category_1: 'b',
      step_grade_2: '3',
      step_category_2: 'no letter',
      others: 'C',
      exception_4: 'A',
      hand_row_0: '9',
      hand_category_0: 'B',
      hand_row_1: '',
      hand_category_1: 'A',
    });
    expect(reading.categories).toEqual({
      by: 'grade',
      steps: [
        { how: 'from', grade: '7', category: 1 },
        { how: 'is', grade: 'Chef', category: 2 },
      ],
      others: 3,
      exceptions: [
        { row: 4, category: 1 },
        { row: 9, category: 2 },
      ],
    });
    const after = said({ exception_4: 'listed', others: '' }, reading).reading.categories;
    expect([after.exceptions, after.others]).toEqual([[{ row: 9, category: 2 }], null]);
    expect(after.steps).toEqual(reading.categories.steps);
  });

  it('forgets what was said of one sheet when another is chosen', () => {
    const before: CensusReading = {
      ...asItComes,
      sheet: 'Dubai',
      chosen: { 1: 'salary' },
      corrections: [{ row: 7, column: 3, value: 'F' }],
      dateOrder: 'day_first',
    };
    const { reading } = said({ sheet: 'Sharjah', column_1: 'salary' }, before);
    expect(reading).toMatchObject({ sheet: 'Sharjah', chosen: {}, corrections: [] });
    expect(said({ sheet: 'Dubai', order: 'month_first' }, before).reading).toMatchObject({
      chosen: before.chosen,
      dateOrder: 'month_first',
    });
  });

  it('offers the letters there are and one more', () => {
    expect(offeredLetters([1, 2])).toEqual(['A', 'B', 'C', 'D']);
    expect(offeredLetters([1, 2, 3, 4, 5]).at(-1)).toBe('F');
    expect(offeredLetters(Array.from({ length: 52 }, (_, at) => at + 1)).at(-1)).toBe('AZ');
  });
});
