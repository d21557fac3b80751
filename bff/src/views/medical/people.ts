/** "1 person, born 14/03/1991, Dubai": who the plans are for, in one line. */

import type { RatableAnswers } from '@muqarin/quoting/contract/medical/answers';
import { formatDate } from '@muqarin/rules/dates';
import { said, type Text } from '../../locale/said.ts';
import { emirateName } from '../emirate-name.ts';

export function whoText({ member_count: n, members, main_emirate }: RatableAnswers): Text {
  const emirate = emirateName(main_emirate);
  if (n !== 1) return said('{n} persons, {emirate}', { n, emirate });
  const [first] = members;
  if (!first) return said('1 person, {emirate}', { emirate });
  const { dob_year: year, dob_month: month, dob_day: day } = first;
  return said('1 person, born {day}, {emirate}', {
    day: formatDate({ year, month, day }),
    emirate,
  });
}
