/** The lead at the end of the medical questionnaire. */
import { z } from 'zod';
import { Contact } from '../shared.ts';
import { leadKind } from './kind.ts';

const Member = z.object({
  dob_year: z.int(),
  dob_month: z.int(),
  dob_day: z.int(),
  gender_id: z.int(),
  marital_status_id: z.int(),
  relation_id: z.int(),
});

const Answers = z.object({
  main_emirate: z.int(),
  category: z.enum(['self', 'dependent', 'worker', 'employee']),
  member_count: z.int().min(1).max(10),
  members: z.array(Member).min(1).max(10),
});

export const medical = leadKind({
  names: ['medical_individual'],
  line: 'medical',
  contact: Contact,
  shape: Answers,
  event: ({ main_emirate: mainEmirate, category, member_count: memberCount, members }) => ({
    answers: { mainEmirate, category, memberCount, members: members.map(memberOf) },
  }),
  desk: () => ({}),
  heldAs: 'medical',
});

function memberOf(member: z.infer<typeof Member>, index: number) {
  const { dob_year: year, dob_month: month, dob_day: day } = member;
  return {
    number: index + 1,
    dateOfBirth: `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    genderId: member.gender_id,
    maritalStatusId: member.marital_status_id,
    relationId: member.relation_id,
  };
}
