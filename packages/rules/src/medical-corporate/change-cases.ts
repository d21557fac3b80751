/** Why somebody joins or leaves a group during the year: what an insurer asks for depends on it. */
import type { Relation } from './census/value-words.ts';

export const JOIN_CASES = [
  'employee_in_uae',
  'employee_abroad',
  'husband_sponsored',
  'dependant_in_uae',
  'dependant_abroad',
  'newborn',
] as const;
export const LEAVE_CASES = [
  'visa_cancelled',
  'left_uae',
  'moved_insurer',
  'dependant_leaves',
  'deceased',
] as const;
export const CHANGE_CASES = [...JOIN_CASES, ...LEAVE_CASES] as const;

export type JoinCase = (typeof JOIN_CASES)[number];
export type LeaveCase = (typeof LEAVE_CASES)[number];
export type ChangeCase = JoinCase | LeaveCase;

const OF_EMPLOYEES: readonly JoinCase[] = [
  'employee_in_uae',
  'employee_abroad',
  'husband_sponsored',
];

/** Whether somebody of this relation can join in this way. */
export function isCaseOf(relation: Relation, joins: JoinCase): boolean {
  if (joins === 'newborn') return relation === 'child';
  return OF_EMPLOYEES.includes(joins) === (relation === 'employee');
}
