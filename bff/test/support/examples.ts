/** Answers as the documents write them. */
import type { CompleteAnswers, RatableAnswers } from '@muqarin/rules/medical/types';
import { toWire } from '@muqarin/rules/medical/wire';

export const answers: CompleteAnswers = {
  main_emirate: 2,
  category: 'self',
  member_count: 1,
  members: [
    {
      dob_year: 1991,
      dob_month: 3,
      dob_day: 14,
      gender_id: 2,
      marital_status_id: 2,
      relation_id: 1,
    },
  ],
  contact: {
    name: 'Mariam Test',
    email: 'mariam@example.com',
    phone: '501234567',
    dial_code: '+971',
    fullNumber: '+971501234567',
  },
};

export function wireOf(
  given: CompleteAnswers,
  more: Record<string, unknown> = {},
): Record<string, unknown> {
  return { ...toWire(given), ...more };
}

const { contact: _contact, ...withoutContact } = answers;
export const ratable: RatableAnswers = withoutContact;

/** The fields that each step's form posts, in the order of the journey. */
export const stepForms: readonly [string, Record<string, string>][] = [
  ['emirate', { main_emirate: '2' }],
  ['category', { category: 'self' }],
  ['member_count', { member_count: '1' }],
  [
    'self',
    {
      'members[1][dob_year]': '1991',
      'members[1][dob_month]': '3',
      'members[1][dob_day]': '14',
      'members[1][gender_id]': '2',
      'members[1][marital_status_id]': '2',
      'members[1][relation_id]': '1',
    },
  ],
  ['check', {}],
];

export const contactFields = {
  name: 'Mariam Test',
  email: 'mariam@example.com',
  phone: '501234567',
  dial_code: '+971',
} as const;
