import type { CompanyContact } from '../company-contact.ts';

/** What an employer has said so far of a group (S0 3): nothing is required. */
export interface GroupDraft {
  emirate_id?: number;
  /** Employees in all. */
  member_count?: number;
  multiple_categories?: boolean;
  /** Employees of category A, B and so on; null where it was not said, or is no number. */
  categories?: readonly (number | null)[];
  contact?: Partial<CompanyContact>;
}

/** Answers that passed every rule but the contact's. */
export interface GroupAnswers {
  emirate_id: number;
  member_count: number;
  /** Employees by category, in their order; empty for a group without categories (decisions M18). */
  categories: readonly number[];
}
