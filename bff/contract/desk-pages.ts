/** What the pages of the call centre's desk are made of (decisions A37, X11, X25). */

import type { Contact } from '@muqarin/rules/contact';
import type { CallRefusal } from '@muqarin/rules/desk/call-law';
import type { DeskChoice } from '@muqarin/rules/desk/desk-choice';
import type { LeadClock, LeadClockState } from '@muqarin/rules/desk/lead-clocks';
import type { LeadState } from '@muqarin/rules/desk/lead-states';
import type { ReassignReason } from '@muqarin/rules/desk/reassign-reasons';
import type { CallSlot } from '@muqarin/rules/site/lookups';

export interface DeskMoveView {
  leadId: string;
  reference: string;
  by: string;
  /** Null: the queue. */
  to: string | null;
  isToMe: boolean;
  /** `unheard`: nobody moved it; their lease ran out, and `by` took it. */
  reason: ReassignReason | 'unheard';
}

export type DeskView = 'now' | 'later' | 'mine' | 'closed';

/** GET /api/pages/staff/desk?view=&slot=&page= : who waits for a call, without a name. Sales, agents, supervisors, auditors. */
export interface DeskPage {
  view: DeskView;
  slot: CallSlot | null;
  /** Whether the reader may take leads. */
  mayWork: boolean;
  maySearch: boolean;
  /** Whether they may put a closed one back. */
  mayReopen: boolean;
  /** Which leads the reader is given next; nothing of a kind is all of it. */
  choice: DeskChoice;
  emirates: { id: number; name: string }[];
  /** What a supervisor took from the reader or gave them a moment ago. */
  moves: DeskMoveView[];
  /** How often a reader who may work gives a sign, and the list is read again. */
  signSeconds: number;
  rows: DeskRowView[];
  total: number;
  /** From 1. */
  page: number;
  pages: number;
  notice: string | null;
  error: string | null;
}

/** GET /api/pages/staff/desk/live?view=&slot=&page= : what of it is read again while somebody looks. */
export type DeskList = Pick<
  DeskPage,
  'moves' | 'signSeconds' | 'rows' | 'total' | 'page' | 'pages'
>;

/** GET /api/pages/staff/desk/search : what was found last, with names. Sales, agents, supervisors. */
export interface DeskSearchPage {
  /** Null: nothing was looked for yet. */
  rows: (DeskRowView & { name: string })[] | null;
  /** False: more fit than are shown. */
  isAll: boolean;
  error: string | null;
}

/** GET /api/pages/staff/desk/wall : who is on what, and how long the queues have waited. Supervisors, auditors. */
export interface DeskWallPage {
  /** ISO instant of the look. */
  at: string;
  mayReassign: boolean;
  notice: string | null;
  error: string | null;
  agents: { staffId: string; seenAt: string | null; on: DeskRowView[] }[];
  queues: {
    line: string;
    due: number;
    untouched: number;
    /** Of them the ones whose first touch is overdue. */
    overdue: number;
    oldestDueAt: string;
    /** Whole minutes since. */
    minutes: number;
  }[];
  total: number;
  isWhole: boolean;
  /** How often it is read again. */
  signSeconds: number;
}

/** GET /api/pages/staff/desk/calendar?who= : calls that were promised, the first day at the top. */
export interface DeskCalendarPage {
  who: 'all' | 'mine';
  /** ISO days in Dubai. */
  today: string;
  days: { day: string; calls: { at: string; by: string; row: DeskRowView }[] }[];
  /** False: there are more than were read. */
  isWhole: boolean;
}

export interface DeskRowView {
  leadId: string;
  reference: string;
  source: string;
  slot: CallSlot;
  /** 'en', 'ar', …; '' where nobody said. */
  language: string;
  /** Names of ours: emirate and type of insurance; '' where it is not known. */
  emirate: string;
  insurance: string;
  /** Of a car: 1 comprehensive, 2 third party; 0 not asked. */
  cover: number;
  /** As it was named or typed in parts; '' for none. */
  car: string;
  vehicles: number;
  members: number;
  employees: number;
  travelDate: string;
  returnDate: string;
  /** The path of the form's page. */
  formPage: string;
  plans: number;
  state: LeadState;
  /** ISO times. */
  capturedAt: string;
  dueAt: string | null;
  tries: number;
  /** What the person was promised, and how that stands. */
  clocks: { what: LeadClock['what']; from: string; until: string; state: LeadClockState }[];
  /** User name. */
  heldBy: string | null;
  isMine: boolean;
  /** The request of the same person that goes on instead of this one; `until` then it can be undone. */
  merged: { into: string; reference: string; by: string; until: string } | null;
}

/** GET /api/pages/staff/desk/lead?lead= : the person behind a lead, and their story; each reading is noted. */
export interface DeskLeadPage {
  mayWork: boolean;
  /** Whether they may undo a merge. */
  mayReopen: boolean;
  /** Whom a supervisor may give it to; null for everybody else, and while nobody has it. */
  reassignTo: string[] | null;
  /** A supervisor took it from the reader. */
  moved: DeskMoveView | null;
  /** Null for whoever may not work. */
  signSeconds: number | null;
  row: DeskRowView;
  /** Without a number while nobody may call it. */
  person: Omit<Contact, 'email' | 'phone' | 'fullNumber'> & { phone: string | null };
  verdict: { may: true } | { may: false; because: CallRefusal; from: string | null };
  answers: {
    companyName: string;
    callTime: string;
    person: string[];
    details: string;
    whatsapp: boolean;
    checked: { category: number; plans: string[] }[];
  };
  policy: BoughtPolicy | null;
  /** Null while they cannot be read; the call goes on. */
  papers: DeskPaper[] | null;
  /** As it was typed, where it was refused; '' for none. */
  note: string;
  /** The call back: ISO days to choose from, what was chosen where it was refused, and why. */
  callBack: {
    first: string;
    last: string;
    chosen: { year: string; month: string; day: string; time: string };
    error: string | null;
  };
  story: DeskStoryLine[];
  others: DeskRowView[];
  notice: string | null;
  error: string | null;
}

/** What was bought. */
export interface BoughtPolicy {
  reference: string;
  /** Conditions on who may buy the plan that nobody confirmed (decisions X31). */
  unconfirmed: string[];
  /** Whether papers are missing. */
  waitsForDocuments?: boolean | undefined;
}

/** A paper that was sent: that it is there, not what it says. ISO moments. */
export interface DeskPaper {
  name: string;
  /** Of the quote, order or policy that it was sent for. */
  reference: string;
  uploadedAt: string;
  /** When it is deleted. */
  expiresAt: string;
}

/** Of the stream: what came, under an id that a browser gives back when it comes again. */
export interface DeskNews {
  /** ISO instant, the id. */
  at: string;
  /** False where more came than are told: the list is to be read again. */
  isWhole: boolean;
  leads: {
    leadId: string;
    /** '' once erased. */
    reference: string;
    heldBy: string | null;
    /** Null: it waits no more. */
    dueAt: string | null;
    /** Captured a moment ago. */
    isNew: boolean;
  }[];
}

export interface DeskStoryLine {
  kind: string;
  at: string;
  by: string;
  /** A note, as it was typed. */
  text: string;
  /** A word of dispositions or of the list of before; '' for every other line. */
  word: string;
  reference: string;
  plans: number;
  /** Of a plan that was chosen: its premium a year before VAT. */
  netFils: number | null;
  callBackAt: string | null;
  /** Of a lead that a supervisor moved: from whom, to whom ('' the queue) and why. */
  move: { from: string; to: string; reason: string } | null;
}
