/** The individual medical questionnaire's answers as every part of the house passes them (S0 3). */

import type { Contact } from '../contact.ts';

export type Category = 'self' | 'dependent' | 'worker' | 'employee';

/** One member's answers; ids are rows of the tables in `lookups.ts` (decisions M5). */
export interface Member {
  dob_year: number;
  /** 1 to 12. */
  dob_month: number;
  /** 1 to 31. */
  dob_day: number;
  gender_id: number;
  marital_status_id: number;
  relation_id: number;
}

/** What a person has said so far: nothing is required, members may be half filled. Member n is `members[n - 1]`. */
export interface DraftAnswers {
  main_emirate?: number;
  category?: Category;
  member_count?: number;
  members: Partial<Member>[];
  contact?: Partial<Contact>;
}

/** Answers that passed every rule of S0 5 except contact: what a price needs. */
export interface RatableAnswers {
  main_emirate: number;
  category: Category;
  member_count: number;
  members: Member[];
}

/** Answers that passed every rule of S0 5: what a lead needs. */
export interface CompleteAnswers extends RatableAnswers {
  contact: Contact;
}
