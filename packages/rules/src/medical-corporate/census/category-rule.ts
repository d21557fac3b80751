/** Who is in which category: by a column, by grades ("grade 7 and above: A"), or all in one; exceptions by hand come first. */
import { letterOf } from '../../category-letters.ts';
import { type Person, type RowProblem, shown } from './person.ts';
import type { CensusColumns, CensusField, Row } from './table.ts';
import { plainText } from './text.ts';

/** `from` 7 is "grade 7 and above", `to` 7 "grade 7 and below", `is` a grade that is no number too. */
export interface GradeStep {
  how: 'from' | 'to' | 'is';
  grade: string;
  category: number;
}

export interface CategoryRule {
  by: 'one' | 'column' | 'grade';
  /** Of grades: the first that fits decides. */
  steps: readonly GradeStep[];
  /** Whoever neither column nor grade puts anywhere; null: such a row is a problem. */
  others: number | null;
  /** By the row of the list. */
  exceptions: readonly { row: number; category: number }[];
}

/** What says it. */
export const categoryFields: readonly CensusField[] = ['category', 'grade'];

export const allInOne: CategoryRule = { by: 'one', steps: [], others: null, exceptions: [] };
export const byColumn: CategoryRule = { ...allInOne, by: 'column' };

export interface Categorised {
  /** Each with its category, 0 where there are none (decisions M18). */
  people: readonly Person[];
  problems: readonly RowProblem[];
}

/**
 * A dependant is where its employee is, unless the list says otherwise. Nobody is put anywhere silently: an employee of whom
 * nothing is said is a problem, and so is a dependant in a category that has no employee.
 */
export function categorised(
  people: readonly Person[],
  rows: readonly Row[],
  columns: CensusColumns,
  rule: CategoryRule,
): Categorised {
  if (rule.by === 'one') {
    return { people: people.map((person) => ({ ...person, category: 0 })), problems: [] };
  }
  const byHand = new Map(rule.exceptions.map(({ row, category }) => [row, category]));
  const ofEmployee = new Map<number, number | null>();
  for (const person of people) {
    if (person.relation !== 'employee') continue;
    const said = rule.by === 'grade' ? byGrade(person.grade, rule.steps) : person.category;
    ofEmployee.set(person.row, byHand.get(person.row) ?? said ?? rule.others);
  }
  const manned = new Set(ofEmployee.values());
  const problems: RowProblem[] = [];
  const field = rule.by === 'grade' ? 'grade' : 'category';
  const column = columns[field] ?? null;
  const refuse = (row: number, read: string, fault: RowProblem['fault']) => {
    problems.push({ row, field, column, read, fault });
    return [];
  };
  const placed = people.flatMap((person): Person[] => {
    const { row, relation, principalRow } = person;
    const principal = principalRow ?? row;
    const own = rule.by === 'column' && relation !== 'employee' ? person.category : null;
    const hand = byHand.get(row) ?? own;
    const category = hand ?? ofEmployee.get(principal) ?? null;
    if (category !== null && manned.has(category)) return [{ ...person, category }];
    if (category !== null) return refuse(row, letterOf(category), 'no_employee_there');
    if (relation !== 'employee') {
      return row === principal ? [] : refuse(row, '', 'principal_left_out');
    }
    const read = column === null ? '' : shown(rows[row - 1]?.[column] ?? '');
    return refuse(row, read, read === '' ? 'missing' : 'no_category');
  });
  return { people: placed, problems };
}

/** The category of the first step that fits; null where none does, or nothing is said. */
export function byGrade(grade: string | null, steps: readonly GradeStep[]): number | null {
  if (grade === null) return null;
  return steps.find((step) => fits(grade, step))?.category ?? null;
}

function fits(grade: string, { how, grade: named }: GradeStep): boolean {
  const [own, wanted] = [levelOf(grade), levelOf(named)];
  if (how === 'is') {
    const [plain, word] = [plainText(grade), plainText(named)];
    return plain === word || (own !== null && /^\d+$/.test(word) && own === wanted);
  }
  if (own === null || wanted === null) return false;
  return how === 'from' ? own >= wanted : own <= wanted;
}

/** 7 of `7`, `G7`, `Grade 07` and `G-7`; null of words, and of what holds two numbers. */
export function levelOf(grade: string): number | null {
  const [number, ...others] = plainText(grade).match(/\d+/g) ?? [];
  return number === undefined || others.length > 0 ? null : Number(number);
}

export interface CountedGrade {
  grade: string;
  employees: number;
}

/** More different ones are no grades. */
const MOST_GRADES = 60;

/** The grades of the employees as they are written, the lowest first; empty where there are too many to be grades. */
export function gradesOf(people: readonly Person[]): CountedGrade[] {
  const counts = new Map<string, CountedGrade>();
  for (const { grade, relation } of people) {
    if (grade === null || relation !== 'employee') continue;
    const known = counts.get(plainText(grade)) ?? { grade, employees: 0 };
    known.employees += 1;
    counts.set(plainText(grade), known);
    if (counts.size > MOST_GRADES) return [];
  }
  const level = ({ grade }: CountedGrade) => levelOf(grade) ?? Number.POSITIVE_INFINITY;
  return [...counts.values()].toSorted(
    (one, other) => Math.sign(level(one) - level(other)) || (one.grade < other.grade ? -1 : 1),
  );
}
