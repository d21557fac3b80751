import { describe, expect, it } from 'vitest';
import {
  allInOne,
  byColumn,
  type CategoryRule,
  categorised,
} from '../src/medical-corporate/census/category-rule.ts';
import { countPeople } from '../src/medical-corporate/census/counts.ts';
import { readDay } from '../src/medical-corporate/census/dates.ts';
import { findColumns } from '../src/medical-corporate/census/find-columns.ts';
import { readPeople } from '../src/medical-corporate/census/people.ts';
import type { Cell, Row } from '../src/medical-corporate/census/table.ts';
import { checkMembers } from '../src/medical-corporate/check-members.ts';

const today = { year: 2026, month: 11, day: 24 };

function read(rows: readonly Row[], rule: CategoryRule = byColumn) {
  const found = findColumns(rows, today);
  if (!found) throw new Error('no headers');
  const { people, problems } = readPeople(rows, { ...found, today });
  const placed = categorised(people, rows, found.columns, rule);
  return {
    found,
    people: placed.people,
    problems: [...problems, ...placed.problems].toSorted((one, other) => one.row - other.row),
  };
}

describe('a day of birth', () => {
  const march = { year: 1991, month: 3, day: 14 };
  it.each<[string, Cell]>([
    ['a date', new Date('1991-03-14')],
    ['a serial number of Excel', 33_311],
    ['a serial number as text', '33311'],
    ['day, month, year', '14/03/1991'],
    ['without zeros', '14/3/1991'],
    ['with points', '14.03.1991'],
    ['year first', '1991-03-14'],
    ['year first with a time', '1991-03-14 00:00:00'],
    ['a month in letters', '14-Mar-1991'],
    ['a month in words', '14 March 1991'],
    ['month first in words', 'March 14, 1991'],
    ['Arabic digits', '١٤/٠٣/١٩٩١'],
    ['an Arabic month', '١٤ مارس ١٩٩١'],
    ['a Levantine month', '14 آذار 1991'],
  ])('is read from %s', (_, cell) => {
    expect(readDay(cell)).toEqual(march);
  });

  it.each<[string, Cell]>([
    ['29/02 of a common year', '29/02/1991'],
    ['31/04', '31/04/1991'],
    ['the month first', '03/14/1991'],
    ['a year of two digits', '14/03/91'],
    ['a year alone', 1991],
    ['words', 'unknown'],
    ['a serial number of another age', 80_000],
    ['nothing', null],
  ])('is not read from %s', (_, cell) => {
    expect(readDay(cell)).toBeNull();
  });

  it('is read with the month first only where that was said', () => {
    expect(readDay('03/14/1991', 'month_first')).toEqual(march);
  });
});

describe('a list of one row a person', () => {
  const header = [
    'Staff ID',
    'Name',
    'Relation',
    'Principal ID',
    'Gender',
    'Marital Status',
    'DOB',
    'Salary',
    'Category',
  ];
  const omar = ['E1', 'Omar', 'Employee', null, 'M', 'Married', '01/05/1980', 3500, 'A'];
  const aisha = ['D1', 'Aisha', 'Wife', 'E1', 'F', null, '02/05/1985', null, null];
  const noor = ['D2', 'Noor', 'Daughter', 'e-1', 'F', 'Single', '03/05/2015', null, null];
  const ravi = ['E2', 'Ravi', 'Employee', null, 'M', 'Single', '04/05/1990', '12,000.00', 'B'];

  it('gives each dependant the category and the salary band of the employee', () => {
    const { people, problems } = read([header, omar, aisha, noor, ravi]);
    expect(problems).toEqual([]);
    expect(
      people.map(({ row, relation, category, salary, marital, age }) => [
        row,
        relation,
        category,
        salary,
        marital,
        age,
      ]),
    ).toEqual([
      [2, 'employee', 1, 'lsb', 'married', 46],
      [3, 'spouse', 1, 'lsb', 'married', 41],
      [4, 'child', 1, 'lsb', 'single', 11],
      [5, 'employee', 2, 'nlsb', 'single', 36],
    ]);
  });

  it('says row, column, what was read and what is wrong, and goes on with the rest', () => {
    const rows = [
      header,
      omar,
      ['E2', 'A', 'Cousin', null, 'M', 'Single', '01/05/1980', 1, 'A'],
      ['E3', 'B', 'Employee', null, 'X', 'Single', '29/02/1991', -5, 'first'],
      ['E4', 'C', 'Employee', null, 'M', 'Single', '01/05/2027', 5000, 'A'],
      ['E5', 'D', 'Employee', null, 'M', 'Single', null, 5000, 'A'],
      ['E1', 'E', 'Employee', null, 'M', 'Single', '01/05/1980', 5000, 'A'],
      ['D9', 'F', 'Son', 'E99', 'M', 'Single', '01/05/2012', null, null],
      ['E6', 'G', 'Employee', null, 'M', 'Single', '=TODAY()', 5000, 'A'],
    ];
    const { people, problems } = read(rows);
    expect(people.map(({ name }) => name)).toEqual(['Omar']);
    expect(
      problems.map(({ row, field, column, read: what, fault }) => [
        row,
        field,
        column,
        what,
        fault,
      ]),
    ).toEqual([
      [3, 'relation', 2, 'Cousin', 'unknown_word'],
      [4, 'birthDate', 6, '29/02/1991', 'not_a_date'],
      [4, 'gender', 4, 'X', 'unknown_word'],
      [4, 'salary', 7, '-5', 'not_a_salary'],
      [4, 'category', 8, 'first', 'not_a_category'],
      [5, 'birthDate', 6, '01/05/2027', 'born_later'],
      [6, 'birthDate', 6, '', 'missing'],
      [7, 'number', 0, 'E1', 'same_number'],
      [8, 'principal', 3, 'E99', 'no_principal'],
      [9, 'birthDate', 6, '=TODAY()', 'formula'],
    ]);
  });

  it('takes the employee above where no column names one', () => {
    const without = [header, omar, aisha, ravi].map((row) =>
      row.filter((_, at) => at !== 3 && at !== 0),
    );
    const { people } = read(without);
    expect(people.map(({ principalRow }) => principalRow)).toEqual([null, 2, null]);
  });

  it.each([
    ['can only be read with the month first', ['12/25/1980', '01/02/1990'], 'month_first'],
    ['may be read either way', ['03/04/1980', '01/02/1990'], 'either'],
    ['is written in both ways', ['12/25/1980', '25/12/1990'], 'both'],
  ])('asks before it reads a column of dates that %s', (_, dates, order) => {
    const rows = dates.map((date) => [...omar.slice(0, 6), date, 1, 'A']);
    expect(read([header, ...rows]).found.dates).toEqual([{ column: 6, order }]);
  });

  it('does not ask of dates that can be read one way', () => {
    const rows = ['25/12/1980', '01/02/1990'].map((date) => [...omar.slice(0, 6), date, 1, 'A']);
    expect(read([header, ...rows]).found.dates).toEqual([]);
  });

  it('leaves out the dependants of a row that is left out, and nobody gets them', () => {
    const wrong = ['E9', 'Wrong', 'Employee', null, 'M', 'Married', '31/02/1980', 3500, 'A'];
    const hers = ['D9', 'Hers', 'Wife', 'E9', 'F', null, '02/05/1985', null, null];
    const { people, problems } = read([header, omar, wrong, hers]);
    expect(people.map(({ name }) => name)).toEqual(['Omar']);
    expect(problems.map(({ row, fault }) => [row, fault])).toEqual([
      [3, 'not_a_date'],
      [4, 'principal_left_out'],
    ]);
    const without = [header, omar, wrong, hers].map((row) =>
      row.filter((_, at) => at !== 3 && at !== 0),
    );
    expect(read(without).people.map(({ name }) => name)).toEqual(['Omar']);
  });
});

describe('a list of one row an employee', () => {
  const rows = [
    ['Medical census'],
    ['No', 'Name', 'Sex', 'Age', 'Marital', 'Salary', 'Dependants', null],
    [null, null, null, null, null, null, 'Spouse', 'Children'],
    [1, 'Omar', 'M', 46, 'Married', '<4000', 1, 2],
    [2, 'Aisha', 'F', 30, 'Single', '>4000', null, 0],
    [3, 'Maria', 'F', 30, 'Married', 'LSB', 9, 0],
  ];

  it('makes a spouse and children of the counts, and says so', () => {
    const { people, problems } = read(rows, allInOne);
    expect(
      people.map(({ relation, gender, age, marital, isCounted }) => [
        relation,
        gender,
        age,
        marital,
        isCounted,
      ]),
    ).toEqual([
      ['employee', 'male', 46, 'married', false],
      ['spouse', 'female', 46, 'married', true],
      ['child', null, 8, 'single', true],
      ['child', null, 8, 'single', true],
      ['employee', 'female', 30, 'single', false],
    ]);
    expect(problems).toEqual([
      { row: 6, field: 'spouses', column: 6, read: '9', fault: 'not_a_count' },
    ]);
  });

  it('comes to counts that the editor would take', () => {
    const bands = {
      ageBands: [
        { ageFrom: 0, ageTo: 17 },
        { ageFrom: 18, ageTo: 45 },
        { ageFrom: 46, ageTo: 65 },
      ],
      maternityBands: [{ ageFrom: 18, ageTo: 50 }],
    };
    const { categories, assumptions, outside } = countPeople(read(rows, allInOne).people, bands);
    expect(categories).toEqual([
      {
        number: 0,
        flag: 1,
        employees: 2,
        members: 5,
        lsb: 4,
        nlsb: 1,
        ageBands: [
          { ageFrom: 0, ageTo: 17, members: 2, lsb: 2 },
          { ageFrom: 18, ageTo: 45, members: 1, lsb: 0 },
          { ageFrom: 46, ageTo: 65, members: 2, lsb: 2 },
        ],
        maternityBands: [{ ageFrom: 18, ageTo: 50, marriedWomen: 1 }],
        assumed: ['dependants_counted'],
      },
    ]);
    expect(categories.flatMap(checkMembers)).toEqual([]);
    expect(assumptions).toEqual(['dependants_counted']);
    expect(outside).toEqual([]);
  });
});
