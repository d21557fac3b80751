/** The general questionnaire's answers as every part of the house passes them (S1 2 and 3). */
import type { CompanyContact } from '../company-contact.ts';
import type { GeneralCode } from './insurance-types.ts';

/** Heads, and annual wages in fils (decisions G5). */
export interface Employees {
  total: number;
  admin: number;
  nonAdmin: number;
  adminWagesFils: number;
  nonAdminWagesFils: number;
}

/** What a business has said so far: nothing is required. */
export interface GeneralDraft {
  types?: readonly GeneralCode[];
  /** In its own words, with the type `other` (decisions G11). */
  other?: string;
  activity_id?: number;
  emirate_id?: number;
  /** Yearly, in fils. */
  turnoverFils?: number;
  /** Buildings, contents and stock, in fils. */
  sumInsuredFils?: number;
  contractValueFils?: number;
  employees?: Partial<Employees>;
  had_claim?: boolean;
  claim_details?: string;
  contact?: Partial<CompanyContact>;
}

/** Answers that passed every rule but the contact's: what prices and requests are made of. */
export interface GeneralAnswers {
  types: readonly GeneralCode[];
  other: string;
  activity_id: number;
  emirate_id: number;
  /** Null where it was not said: what is a rate of it has no price yet. */
  turnoverFils: number | null;
  sumInsuredFils: number | null;
  contractValueFils: number | null;
  employees: Employees | null;
  /** Null where nobody was asked (decisions G1). */
  had_claim: boolean | null;
  claim_details: string;
}
