/** "1 person, born 14/03/1991, Dubai": who the plans are for, in one line. */

import type { RatableAnswers } from '@muqarin/quoting/contract/medical/answers';
import { formatDate } from '@muqarin/rules/dates';
import { fillPlural } from '@muqarin/rules/plural';
import counted from '../counted.json' with { type: 'json' };
import { emirateName } from '../emirate-name.ts';

export function whoText({ member_count, members, main_emirate }: RatableAnswers): string {
  const [first] = members;
  const born =
    member_count === 1 && first
      ? `, born ${formatDate({ year: first.dob_year, month: first.dob_month, day: first.dob_day })}`
      : '';
  const count = fillPlural(counted.persons, { count: member_count });
  return `${count}${born}, ${emirateName(main_emirate)}`;
}
