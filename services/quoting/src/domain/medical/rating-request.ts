import { ageOn, parseIsoDate } from '@muqarin/rules/dates';
import type { Member, RatableAnswers } from '@muqarin/rules/medical/types';
import type { RatedMember, RatingRequest } from './price.ts';

/** Validated answers to what is priced on an ISO day in Asia/Dubai. Throws for a day that does not exist. */
export function ratingRequestOf(
  { main_emirate, members }: Pick<RatableAnswers, 'main_emirate' | 'members'>,
  day: string,
): RatingRequest {
  return { emirateId: main_emirate, day, members: members.map((member) => ratedOn(member, day)) };
}

/** One member with the age of that day. */
function ratedOn(member: Member, day: string): RatedMember {
  const on = parseIsoDate(day);
  if (!on) throw new RangeError(`not an ISO day: ${day}`);
  const dob = { year: member.dob_year, month: member.dob_month, day: member.dob_day };
  const genderId = member.gender_id === 2 ? 2 : 1;
  return { age: ageOn(dob, on), genderId, married: member.marital_status_id === 2 };
}
