/**
 * The lead, claim and complaint forms of the site and the link to one's own data. A form posts to its documented call
 * (rules/site/calls): a browser without scripts (`Accept: text/html`) gets 303, a script the call's own answer. Beside the
 * call's fields a plain form carries `form` (its id on the page) and `return` (where a refused post goes back to).
 */
import type { Contact } from '@muqarin/rules/contact';
import { siteCalls } from '@muqarin/rules/site/calls';
import type { FieldError } from './field-error.ts';
import type { KeptFile } from './file-slots.ts';
import type { CaptchaModel } from './pages.ts';

export const siteFormPaths = {
  contact: siteCalls.contact.path,
  callMeBack: siteCalls.contact.path,
  blog: siteCalls.blog.path,
  travel: siteCalls.travel.path,
  life: siteCalls.life.path,
  business: siteCalls.business.path,
  claim: siteCalls.claim.path,
  complaint: siteCalls.complaint.path,
  /** Fields: `email`. Mails a link to everything held about that address. */
  dataLink: '/my-data',
  /** Fields: `phone`, `reference`, `way` (`sms` or `call`). Cases have the same at `/claim/{ref}/phone`, without `reference`. */
  dataByPhone: '/my-data/phone',
  /** Fields: `phone_code`; `phone` and `reference` too where this browser has not asked. Cases likewise. */
  dataByPhoneCode: '/my-data/phone/code',
  /** Fields: `action` (`erase`, `stop-calls`, `resume-calls` or `renew`). For a session that followed such a link. */
  dataAction: '/my-data/action',
} as const;

export const siteReadPaths = {
  forms: '/api/pages/site/forms',
  thanks: '/api/pages/site/thanks',
  myData: '/api/pages/site/my-data',
  case: '/api/pages/site/case',
  /** Everything held, as a JSON download. */
  dataExport: '/my-data/export.json',
} as const;

/** GET /api/pages/site/forms : what every form of a page needs; the outcome of a plain post is shown once. */
export interface SiteFormsPage {
  /** The id of the form that was refused, else null. */
  form: string | null;
  errors: FieldError[];
  typed: Record<string, string>;
  captcha: CaptchaModel;
  captchaTicket: string;
  /** ISO day in Asia/Dubai. */
  today: string;
}

/** What the last form of this browser led to; null on a direct visit. */
export type ThanksKind =
  | 'contact'
  | 'call_me_back'
  | 'blog'
  | 'travel'
  | 'life'
  | 'business'
  /** The business wizard's ends: prices that a person asks the insurers for, and the policy of a plan. */
  | 'price_request'
  | 'policy_request'
  | 'fleet'
  | 'claim'
  | 'complaint';

/** GET /api/pages/site/case?kind=claim|complaint&reference=... */
export interface CasePage {
  kind: 'claim' | 'complaint';
  reference: string;
  /** Null until the mailed code was given in this browser. */
  state: {
    status: 'received' | 'in_review' | 'answered' | 'closed';
    type: string;
    request: string;
    filedAt: string;
    /** When a first answer is promised, ISO. */
    answerBy: string | null;
    history: {
      status: 'received' | 'in_review' | 'answered' | 'closed';
      at: string;
      note: string;
    }[];
    /** What was sent for it, the oldest first; null while that cannot be read. */
    papers: KeptFile[] | null;
  } | null;
  /** A code was asked for: the field for it is shown. */
  codeAsked: boolean;
  /** How one was asked for by phone number; the field for it is shown likewise. */
  phoneAsked: 'sms' | 'call' | null;
  errors: FieldError[];
  typed: Record<string, string>;
  notice: string | null;
}

/** GET /api/pages/site/my-data */
export interface MyDataPage {
  /** Null until a mailed link was followed in this browser. */
  held: HeldData | null;
  /** The proof of an erasure in this browser. */
  erased: Proof | null;
  /** How a code was asked for by phone number and reference in this browser. */
  phoneAsked: 'sms' | 'call' | null;
  errors: FieldError[];
  typed: Record<string, string>;
  notice: string | null;
}

export interface HeldData {
  email: string;
  leads: HeldLead[];
  cases: {
    reference: string;
    kind: 'claim' | 'complaint';
    status: string;
    request: string;
    at: string;
  }[];
  drafts: { reference: string; expiresAt: string }[];
  /** Quotes, and orders made of them. */
  quotes: {
    line: 'medical' | 'medical-corporate' | 'motor' | 'general' | 'motor_order';
    reference: string;
    validUntil: string | null;
    /** It was bought: the law has it kept, whatever is asked. */
    stays: boolean;
  }[];
  uploads: { purpose: string; name: string; uploadedAt: string; expiresAt: string }[];
}

interface Proof {
  reference: string;
  at: string;
  leads: number;
  cases: number;
  drafts: number;
  /** Quotes and orders that go too. */
  quotes: number;
  /** Those that were bought and stay. */
  stay: number;
}

export interface HeldLead {
  reference: string;
  source: string;
  contact: Contact;
  capturedAt: string;
  /** When it is forgotten by itself, ISO day. */
  keptUntil: string;
  marketing: boolean;
  whatsapp: boolean;
  doNotCall: boolean;
}
