/** The general questionnaire's answers as every part of the house passes them (S1 2 and 3). */
import { type Reached, reachedFields } from '../phone.ts';
import type { GeneralCode } from './insurance-types.ts';

/** Who asks (S1 3, decisions G10). */
export interface GeneralContact extends Reached {
  company_name: string;
  contact_name: string;
  customer_email: string;
}

/** Its fields by name, with the most signs that are kept of each. */
export const generalContactFields = {
  company_name: 120,
  contact_name: 120,
  customer_email: 254,
  ...reachedFields,
} as const;

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
  contact?: Partial<GeneralContact>;
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
