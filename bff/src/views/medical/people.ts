/** "1 person, born 14/03/1991, Dubai": who the plans are for, in one line. */
import type { RatableAnswers } from '@muqarin/quoting/contract/medical/answers';
import { formatDate } from '@muqarin/rules/dates';
import { emirateName } from '../emirate-name.ts';

export function whoText({ member_count, members, main_emirate }: RatableAnswers): string {
  const [first] = members;
  const born =
    member_count === 1 && first
      ? `, born ${formatDate({ year: first.dob_year, month: first.dob_month, day: first.dob_day })}`
      : '';
  const count = member_count === 1 ? '1 person' : `${member_count} persons`;
  return `${count}${born}, ${emirateName(main_emirate)}`;
}
