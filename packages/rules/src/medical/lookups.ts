import type { Lookup } from '../emirates.ts';
import type { Category } from './types.ts';

export { emirates, type Lookup, nameOf, parseEmirate } from '../emirates.ts';

export const SINGLE = 1;
export const MARRIED = 2;

export const maritalStatuses: readonly Lookup[] = [
  { id: SINGLE, name: 'Single' },
  { id: MARRIED, name: 'Married' },
];

export const RELATION_SELF = 1;
export const SPOUSE = 2;
export const CHILD = 3;

export const relations: readonly Lookup[] = [
  { id: RELATION_SELF, name: 'Self' },
  { id: SPOUSE, name: 'Spouse' },
  { id: CHILD, name: 'Child' },
  { id: 4, name: 'Parent' },
  { id: 5, name: 'Other relative' },
  { id: 6, name: 'Domestic worker' },
  { id: 7, name: 'Employee' },
];

export interface CategoryChoice {
  id: Category;
  name: string;
  hint: string;
}

export const categories: readonly CategoryChoice[] = [
  { id: 'self', name: 'Myself', hint: 'You, and your family if you add them.' },
  {
    id: 'dependent',
    name: 'My dependents',
    hint: 'Spouse, children or parents you sponsor. Not you.',
  },
  {
    id: 'worker',
    name: 'My domestic worker',
    hint: 'A nanny, driver, cook or other staff at home.',
  },
  { id: 'employee', name: 'My employee', hint: 'One person who works for you.' },
];

export function isCategory(value: unknown): value is Category {
  return categories.some((category) => category.id === value);
}

const FAMILY = [2, 3, 4, 5] as const;

/** Relations member `index` (from 0) may have: with self, the first is the applicant (M4). */
export function allowedRelations(category: Category, index: number): readonly number[] {
  switch (category) {
    case 'self':
      return index === 0 ? [RELATION_SELF] : FAMILY;
    case 'dependent':
      return FAMILY;
    case 'worker':
      return [6];
    case 'employee':
      return [7];
  }
}
