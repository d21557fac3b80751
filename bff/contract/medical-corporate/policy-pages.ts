/** The page of a group's policy, with its people, and the one on which people join and leave (see ../policy-pages.ts). */
import type { ChangeRows } from '@muqarin/rules/medical-corporate/change-form';
import type { FieldError } from '../field-error.ts';
import type { PolicyHead, PolicyPage, PolicyTermsModel } from '../policy-pages.ts';
import type { Requirement } from './purchase.ts';

export const groupPolicyReadPaths = {
  /** GET, query `reference`, `undo`, and `from`: how many people are passed over. */
  policy: '/api/pages/medical-corporate/policy',
  /** GET, query `reference`. */
  change: '/api/pages/medical-corporate/policy/change',
} as const;

export interface GroupMemberModel {
  number: string;
  category: number;
  kind: 'member' | 'maternity';
  ageFrom: number | null;
  ageTo: number | null;
  salary: 'lsb' | 'nlsb' | null;
  name: string | null;
  birthDate: string | null;
  gender: 'male' | 'female' | null;
  relation: 'employee' | 'spouse' | 'child' | 'parent' | null;
  periodFils: number;
  /** ISO days; `until` is the first without cover. */
  from: string;
  until: string | null;
}

export interface GroupPolicyPage extends PolicyPage {
  tpaName: string;
  categories: { number: number; planName: string; members: number; netFils: number }[];
  /** Covered by now. */
  covered: number;
  /** Sold by counts: its people are places in them. */
  byCounts: boolean;
  members: GroupMemberModel[];
  memberTotal: number;
  /** How many are passed over, and how many a page shows. */
  from: number;
  most: number;
  canChange: boolean;
  /** What its insurer asks for before it issues the policy. */
  requirements: Requirement[];
}

export interface ForetoldRow {
  kind: 'joins' | 'leaves';
  /** Which row of the form. */
  at: number;
  number: string;
  effectiveOn: string;
  age: number | null;
  periodFils: number;
  daysLeft: number;
  netFils: number;
  keptBecause: 'claim' | 'terms' | null;
  papers: string[];
}

export interface GroupChangePage extends PolicyHead {
  terms: PolicyTermsModel;
  /** ISO day. */
  today: string;
  categories: { number: number; planName: string }[];
  byCounts: boolean;
  rows: ChangeRows;
  foretold: {
    rows: ForetoldRow[];
    papers: string[];
    netFils: number;
    vatFils: number;
    grossFils: number;
    membersBefore: number;
    membersAfter: number;
  } | null;
  errors: FieldError[];
  warning: string | null;
}
