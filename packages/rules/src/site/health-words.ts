/** What the health form asked, in English words for whoever reads it: an adviser, or the person's own mail. */
import { shownDate } from '../dates.ts';
import { nameOf } from '../emirates.ts';
import { genders } from '../genders.ts';
import { listNationalities } from '../nationalities.ts';
import type { HealthAnswers } from './lead.ts';

/** Gender, birth as dd/mm/yyyy, nationality; each a text of its own, so that each can be translated. */
export function healthWords({ genderId, dateOfBirth, nationalityId }: HealthAnswers): string[] {
  return [
    nameOf(genders, genderId) ?? '',
    shownDate(dateOfBirth),
    nameOf(listNationalities(), nationalityId) ?? '',
  ];
}
