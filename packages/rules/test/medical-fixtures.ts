import type { CompleteAnswers, DraftAnswers, Member } from '../src/medical/types.ts';

export const today = { year: 2026, month: 11, day: 21 };

export function member(changes: Partial<Member> = {}): Member {
  return {
    dob_year: 1991,
    dob_month: 3,
    dob_day: 14,
    gender_id: 2,
    marital_status_id: 2,
    relation_id: 1,
    ...changes,
  };
}

export const contact = {
  name: 'Noura Al Hammadi',
  email: 'noura@example.com',
  phone: '0501234567',
  dial_code: '+971',
  fullNumber: '+971501234567',
};

/** Noura and her child, complete. */
export function family(changes: Partial<DraftAnswers> = {}): CompleteAnswers {
  return {
    main_emirate: 2,
    category: 'self',
    member_count: 2,
    members: [member(), member({ dob_year: 2020, marital_status_id: 1, relation_id: 3 })],
    contact,
    ...changes,
  } as CompleteAnswers;
}
