import { describe, expect, it } from 'vitest';
import { anonymousPeople } from '../src/medical-corporate/census/anonymous.ts';
import {
  byColumn,
  byGrade,
  type CategoryRule,
  categorised,
  gradesOf,
} from '../src/medical-corporate/census/category-rule.ts';
import { countPeople } from '../src/medical-corporate/census/counts.ts';
import { findColumns } from '../src/medical-corporate/census/find-columns.ts';
import { readPeople } from '../src/medical-corporate/census/people.ts';
import type { Row } from '../src/medical-corporate/census/table.ts';
import { checkMembers } from '../src/medical-corporate/check-members.ts';

const today = { year: 2026, month: 11, day: 24 };
const bands = {
  ageBands: [
    { ageFrom: 18, ageTo: 40 },
    { ageFrom: 46, ageTo: 65 },
  ],
  maternityBands: [{ ageFrom: 18, ageTo: 45 }],
};
const header = ['Name', 'Relation', 'Gender', 'Marital status', 'Age', 'Salary', 'Class', 'Grade'];
const employee = (name: string, category: string | null, grade: string | null, age = 30) => [
  name,
  'Employee',
  'M',
  'Single',
  age,
  9000,
  category,
  grade,
];
const wife = (name: string, category: string | null = null) => [
  name,
  'Wife',
  'F',
  null,
  30,
  null,
  category,
  null,
];

function placed(people: readonly Row[], rule: CategoryRule = byColumn) {
  const rows = [header, ...people];
  const found = findColumns(rows, today);
  if (!found) throw new Error('no headers');
  const read = readPeople(rows, { ...found, today });
  return categorised(read.people, rows, found.columns, rule);
}
const whereOf = (people: readonly Row[], rule?: CategoryRule) =>
  placed(people, rule).people.map(({ name, category }) => [name, category]);

describe('categories by a column', () => {
  it('never puts somebody without one anywhere: the row is a problem, with its dependants', () => {
    const { people, problems } = placed([
      employee('Omar', 'A', null),
      employee('Ravi', null, null),
      wife('Mina'),
    ]);
    expect(people.map(({ name }) => name)).toEqual(['Omar']);
    expect(problems).toEqual([
      { row: 3, field: 'category', column: 6, read: '', fault: 'missing' },
      { row: 4, field: 'category', column: 6, read: '', fault: 'principal_left_out' },
    ]);
  });

  it('puts them where a person says, one by one or all of them', () => {
    const list = [employee('Omar', 'A', null), employee('Ravi', null, null), wife('Mina')];
    const all = { ...byColumn, others: 2 };
    expect(whereOf(list, all)).toEqual([
      ['Omar', 1],
      ['Ravi', 2],
      ['Mina', 2],
    ]);
    const one = { ...byColumn, exceptions: [{ row: 3, category: 1 }] };
    expect(whereOf(list, one).map(([, category]) => category)).toEqual([1, 1, 1]);
  });

  it('lets a dependant be in another one, if an employee is there', () => {
    const list = [employee('Omar', 'A', null), wife('Aisha', 'B'), employee('Ravi', 'B', null)];
    expect(whereOf(list).map(([, category]) => category)).toEqual([1, 2, 2]);
    expect(placed(list.slice(0, 2)).problems).toEqual([
      { row: 3, field: 'category', column: 6, read: 'B', fault: 'no_employee_there' },
    ]);
  });

  it('closes the gaps between letters, and says so', () => {
    const { people } = placed([employee('Omar', 'C', null), employee('Ravi', 'B', null)]);
    const { categories, renumbered } = countPeople(people, bands);
    expect(categories.map(({ number }) => number)).toEqual([1, 2]);
    expect(renumbered).toEqual([
      { number: 1, said: 2 },
      { number: 2, said: 3 },
    ]);
  });
});

describe('categories by grade', () => {
  const rule: CategoryRule = {
    by: 'grade',
    steps: [
      { how: 'is', grade: 'Director', category: 1 },
      { how: 'from', grade: '7', category: 1 },
      { how: 'from', grade: '4', category: 2 },
    ],
    others: null,
    exceptions: [{ row: 3, category: 1 }],
  };

  it.each([
    ['7', 1],
    ['Grade 12', 1],
    ['G-6', 2],
    ['٤', 2],
    ['director', 1],
    ['3', null],
    ['Chef', null],
    ['4-7', null],
  ])('puts %s where the first step that fits says', (grade, category) => {
    expect(byGrade(grade, rule.steps)).toBe(category);
  });

  it('takes "and below" and exceptions by hand, and names grades that no step puts anywhere', () => {
    const list = [
      employee('Omar', null, 'G8'),
      employee('Ravi', null, 'G4'),
      employee('Zaid', null, 'G2'),
      wife('Noor'),
    ];
    const { people, problems } = placed(list, rule);
    expect(people.map(({ name, category }) => [name, category])).toEqual([
      ['Omar', 1],
      ['Ravi', 1],
    ]);
    expect(problems.map(({ row, field, read, fault }) => [row, field, read, fault])).toEqual([
      [4, 'grade', 'G2', 'no_category'],
      [5, 'grade', '', 'principal_left_out'],
    ]);
    const below: CategoryRule = {
      ...rule,
      steps: [{ how: 'to', grade: '5', category: 2 }],
      others: 1,
    };
    expect(whereOf(list, below).map(([, category]) => category)).toEqual([1, 1, 2, 2]);
  });

  it('counts the grades there are, the lowest first', () => {
    const { people } = placed(
      ['G10', 'G2', 'G2', 'Chef'].map((grade, at) => employee(`E${at}`, 'A', grade)),
    );
    expect(gradesOf(people)).toEqual([
      { grade: 'G2', employees: 2 },
      { grade: 'G10', employees: 1 },
      { grade: 'Chef', employees: 1 },
    ]);
  });
});

describe('counts of a list', () => {
  const list = [
    employee('Omar', 'A', null, 43),
    wife('Aisha'),
    employee('Ravi', 'B', null, 70),
    employee('Zaid', 'B', null, 18),
  ];

  it('hold everybody, also of an age that no plan has a band for', () => {
    const { categories, outside } = countPeople(placed(list).people, bands);
    expect(categories.map(({ ageBands }) => ageBands)).toEqual([
      [
        { ageFrom: 18, ageTo: 40, members: 1, lsb: 0 },
        { ageFrom: 41, ageTo: 45, members: 1, lsb: 0 },
      ],
      [
        { ageFrom: 18, ageTo: 40, members: 1, lsb: 0 },
        { ageFrom: 66, ageTo: 120, members: 1, lsb: 0 },
      ],
    ]);
    expect(categories.flatMap(checkMembers)).toEqual([]);
    expect(outside).toEqual([
      { age: 43, people: 1 },
      { age: 70, people: 1 },
    ]);
  });

  it('say by category what they rest on', () => {
    const blank = list.map((row, at) => (at === 2 ? row.with(5, null).with(2, null) : row));
    const { categories, assumptions } = countPeople(placed(blank).people, bands);
    expect(categories.map(({ assumed }) => assumed)).toEqual([
      undefined,
      ['no_salaries', 'no_genders'],
    ]);
    expect(assumptions).toEqual(['no_salaries', 'no_genders']);
  });

  it('come to the same as the people without their names', () => {
    const { people } = placed(list);
    const { categories } = countPeople(people, bands);
    const anonymous = anonymousPeople(people, bands, (said) => said);
    for (const { number, ageBands, maternityBands } of categories) {
      const own = anonymous.people.filter(([, , category]) => category === number);
      const inBand = (place: number) => own.filter(([, , , band]) => band === place).length;
      for (const { ageFrom, members } of ageBands) {
        const place = anonymous.ageBands.findIndex((span) => span.ageFrom === ageFrom);
        expect(inBand(place)).toBe(members);
      }
      const married = own.filter((person) => person[5] >= 0).length;
      expect(married).toBe(maternityBands.reduce((sum, band) => sum + band.marriedWomen, 0));
    }
    expect(anonymous.people[1]).toEqual([3, 2, 1, 1, 0, 0]);
  });
});
