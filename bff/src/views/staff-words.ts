/** What of the desk's own pages is words of ours. */
import type {
  StaffAccountPage,
  StaffPage,
  StaffPeoplePage,
  StaffSetUpPage,
} from '../../contract/staff-pages.ts';
import { text, type WordsOf } from '../locale/words.ts';

export const staffWords = { error: text } as const satisfies WordsOf<StaffPage>;
export const setUpWords = { error: text } as const satisfies WordsOf<StaffSetUpPage>;
export const staffAccountWords = {
  notice: text,
  error: text,
} as const satisfies WordsOf<StaffAccountPage>;
export const staffPeopleWords = {
  notice: text,
  error: text,
} as const satisfies WordsOf<StaffPeoplePage>;
