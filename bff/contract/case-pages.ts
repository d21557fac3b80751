/** What the pages of the desk of claims and complaints are made of (features 140). */
import type { CaseClock, ClockState } from '@muqarin/rules/cases/case-clocks';
import type { CaseAct, CaseState } from '@muqarin/rules/cases/case-states';

import type { KeptFile } from './file-slots.ts';

export type CasesView = 'open' | 'mine' | 'closed';
export type CaseKind = 'claim' | 'complaint';

/** GET /api/pages/staff/cases?view=&kind=&page= : what is due first at the top, without a word of a customer. */
export interface CasesPage {
  view: CasesView;
  kind: CaseKind | null;
  /** Whether the reader may work on them. */
  mayWork: boolean;
  /** How often a reader who may work gives a sign, and the list is read again. */
  signSeconds: number;
  rows: CaseRowView[];
  total: number;
  /** From 1. */
  page: number;
  pages: number;
  notice: string | null;
  error: string | null;
}

/** GET /api/pages/staff/cases/live?view=&kind=&page= : what of it is read again while somebody looks. */
export type CasesList = Pick<CasesPage, 'signSeconds' | 'rows' | 'total' | 'page' | 'pages'>;

export interface CaseRowView {
  caseId: string;
  reference: string;
  kind: CaseKind;
  /** Of a claim: 'car', 'health', …; '' else. */
  type: string;
  state: CaseState;
  /** ISO times. */
  filedAt: string;
  clocks: { what: CaseClock['what']; until: string; state: ClockState }[];
  /** User name. */
  heldBy: string | null;
  isMine: boolean;
  /** The customer sent a paper since anybody looked. */
  hasNewPaper: boolean;
}

/** GET /api/pages/staff/cases/case?case= : one of them with what the customer wrote; each reading is noted. */
export interface StaffCasePage {
  mayWork: boolean;
  /** Null for whoever may not work. */
  signSeconds: number | null;
  row: CaseRowView;
  request: string;
  description: string;
  telephone: string;
  email: string;
  /** What the customer was told, the oldest first. */
  history: { status: string; at: string; note: string }[];
  acts: { act: string; by: string; at: string }[];
  /** What the customer sent, the oldest first; null while that cannot be read. */
  papers: KeptFile[] | null;
  refusal: { by: string; at: string; text: string; isMine: boolean } | null;
  /** What its state allows this reader, in order. */
  may: CaseAct[];
  /** As it was typed, where it was refused; '' for none. */
  typed: string;
  notice: string | null;
  error: string | null;
}
