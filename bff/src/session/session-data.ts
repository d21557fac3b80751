/** What the server remembers about one browser. Ids only, and what a refused form said; never a password or an answer. */

import type { DeskChoice } from '@muqarin/rules/desk/desk-choice';
import type { CensusField } from '@muqarin/rules/medical-corporate/census/table';
import type { DoNotCallBad, DoNotCallFound } from '../../contract/do-not-call.ts';
import type { MyDataPage, ThanksKind } from '../../contract/site-forms.ts';
import type { Message, Text } from '../locale/said.ts';
import type { Identity, Pending } from './identity.ts';
import type { GroupPicks } from './medical-corporate/picks.ts';

export interface SessionData {
  /** Who is signed in; read it by `staffOf` and `customerOf`. */
  identity?: Identity;
  /** Somebody who has shown a first factor and owes a second. */
  pending?: Pending;
  /** What a passkey of this browser is to sign, once; milliseconds. */
  challenge?: { text: string; use: 'passkey' | 'new-passkey'; at: number };
  /** Somebody is at UAE PASS. */
  uaePass?: UaePassTry;
  /** Shown on one page only: new recovery codes. */
  recoveryCodes?: string[];
  /** Milliseconds: when the session was last seen (idle lifetime). */
  seenAt: number;
  /** The journey of each line. Its answers are in its draft: `use-cases/line-drafts.ts` reads them. */
  lines: Partial<Record<JourneyLine, JourneyIds>>;
  /** Plans that this employer compares, checks for a quote and proposes. */
  groupPicks?: GroupPicks;
  /** What this visitor said of the columns of staff lists, by a digest of their headers. */
  censusColumns?: { headers: string; chosen: Record<string, CensusField | null> }[];
  /** Lists, comparisons and trays show the payable premium first (the switch "Prices with VAT"). */
  withVat?: boolean;
  /** Lines whose list was asked for before a contact was left (decisions X32). */
  pricesFirst?: Partial<Record<JourneyLine, true>>;
  /** By line: where somebody was going who was asked for a contact first (decisions X32). */
  afterContact?: Partial<Record<JourneyLine, string>>;
  /** Journeys that a mailed link put aside, the latest first: `use-cases/journeys.ts` goes back to them. */
  earlier?: EarlierJourney[];
  /** Began in this session, and is not noted for an account yet: ids of drafts and cases (`session/begun.ts`). */
  begun?: { draftIds: string[]; caseIds: string[] };
  /** How the last lead form ended, for the thank-you page. */
  thanks: {
    reference: string;
    noProducts: boolean;
    kind?: ThanksKind;
    /** Of a questionnaire, or of a form on its way: whose. Sessions of before have none. */
    line?: JourneyLine;
    /** ISO moment; sessions of before have none. */
    at?: string;
  } | null;
  /** Claims and complaints whose mailed code was given here, and the last reference that a code was asked for. */
  openCases?: { reference: string; caseId: string }[];
  codeAskedFor?: string;
  /** The code that was asked for by phone number and reference. */
  phoneAsked?: PhoneAsked;
  /** The request whose mailed link was followed here: it shows everything held about an address for an hour. */
  dataRequestId?: string;
  /** The same, where it was opened from inside the account: then what the account keeps is shown and goes too. */
  ownDataId?: string;
  /** The proof of what was erased on such a request. */
  erased?: Erasure;
  /** What staff asked of the do-not-call list last; no number is kept. */
  doNotCall?: { found?: DoNotCallFound; bad?: DoNotCallBad };
  /** Which leads an agent is given next, as chosen last. */
  deskChoice?: DeskChoice;
  /** What staff looked for last found these leads; what was typed is not kept. */
  deskSearch?: { leadIds: string[]; isAll: boolean };
  /** Outcomes of forms posted without JavaScript, by page; each is shown once. */
  flashes: Partial<Record<FlashPage, LeftFlash>>;
}

/** A try of UAE PASS that is under way (`use-cases/accounts/uae-pass-try.ts`). `add`: for the account that is signed in. */
export interface UaePassTry {
  state: string;
  nonce: string;
  verifier: string;
  use: 'sign-in' | 'add';
  /** Where somebody was going. */
  to: string;
  /** Milliseconds. */
  at: number;
}

export const journeyLines = ['medical', 'medical-corporate', 'motor', 'general'] as const;
/** A line's addresses are known by it. */
export const addressWords = {
  'medical-corporate': 'corporate',
  medical: 'medical/individual',
  motor: 'motor',
  general: 'general',
} as const satisfies Record<JourneyLine, string>;
export type JourneyLine = (typeof journeyLines)[number];

export interface JourneyIds {
  draftId: string | null;
  leadId: string | null;
  quoteId: string | null;
  /** `SO000123`, once a car's plan is selected (decisions V21). */
  orderRef?: string | null;
  /** Its id, which nobody guesses: only the session has it. */
  orderId?: string | null;
}

export interface EarlierJourney extends JourneyIds {
  line: JourneyLine;
  /** As its pages show it: `MQ-…`, or the order's. */
  reference: string;
}

export interface PhoneAsked {
  kind: 'data' | 'claim' | 'complaint';
  reference: string;
  way: 'sms' | 'call';
  requestId: string;
  /** A digest of the number, by which tries are counted. */
  limit: string;
}

export type Erasure = NonNullable<MyDataPage['erased']>;

export type FlashPage =
  | 'medical'
  | 'medical-list'
  | 'medical-compare'
  | 'medical-buy'
  | 'sponsor'
  | 'staff'
  | 'staff-desk'
  | 'staff-search'
  | 'do-not-call'
  | 'staff-cases'
  | 'staff-quotations'
  | 'staff-catalogue'
  | 'quotation'
  | 'staff-codes'
  | 'staff-people'
  | 'staff-account'
  | 'sign-in'
  | 'sign-up'
  | 'account'
  | 'account-policies'
  | 'account-security'
  | 'home'
  | 'site-form'
  | 'case'
  | 'my-data'
  | 'motor'
  | 'motor-help'
  | 'motor-list'
  | 'motor-compare'
  | 'motor-order'
  | 'motor-checkout'
  | 'motor-documents'
  | 'general'
  | 'general-list'
  | 'general-compare'
  | 'general-details'
  | 'corporate'
  | 'corporate-census'
  | 'corporate-census-drop'
  | 'corporate-list'
  | 'corporate-buy'
  | 'corporate-documents'
  | 'corporate-compare'
  | 'policy'
  | 'policy-cancel'
  | 'policy-change';

export interface LeftError {
  field: string;
  message: Message;
}

/** What a form leaves for the page after it: every text is ours, and comes to its reader by that page's words. */
export interface LeftFlash {
  errors?: LeftError[];
  typed?: Record<string, string>;
  notice?: Message;
  warning?: Message;
}

/** The same as the page takes it; what the version before left as a plain string stays what it is. */
export interface Flash {
  errors?: { field: string; message: Text }[];
  typed?: Record<string, string>;
  notice?: Text;
  warning?: Text;
}

export const emptySession: SessionData = {
  seenAt: 0,
  lines: {},
  thanks: null,
  flashes: {},
};
