/**
 * Models and addresses of the pages of customers' accounts: how they come in, who they are, what they keep here. Types and constants
 * only. Whoever is not signed in, or was away for too long, is led to `/sign-in`.
 */
import type { InsuranceType } from '@muqarin/rules/account/checklists';
import type { FieldError } from './field-error.ts';
import type { SessionView, TotpKey } from './staff-pages.ts';
import type { Timeline } from './timeline.ts';

export const accountPaths = {
  signIn: '/sign-in',
  signUp: '/sign-up',
  account: '/my-account',
  /** `?type=` car, health, travel, business or life. */
  policies: '/my-account/policies',
  security: '/my-account/security',
  /** To UAE PASS; `?to=`, or `?use=add` for whoever is signed in. It comes back to `/callback` below it. */
  uaePass: '/user-sign-in/uae-pass',
} as const;

/** Beside the documented calls (`rules/account/calls`), which take plain forms too. */
export const accountForms = {
  /** Fields: `code`, of an app or a recovery code. */
  code: '/sign-in/code',
  /** Fields: `email`. Mails a link that signs in. */
  link: '/sign-in/link',
  /** Fields: `token`, of the address `/sign-in/<token>`. */
  byLink: '/sign-in/by-link',
  /** Fields: `email`. Mails a link that opens an account. */
  signUp: '/sign-up',
  /** Fields: `token`, `name`, `password` (may be empty), `marketing`. */
  open: '/sign-up/open',
  /** Fields: `token`, `password`. */
  reset: '/reset-password',
  /** Fields: `token`. */
  confirmEmail: '/confirm-email',
  /** A passkey signs in: what the browser is asked for, then its answer (`proof`, JSON; `to`). */
  beginByPasskey: '/sign-in/passkey/begin',
  byPasskey: '/sign-in/passkey',
  /** The same to add one (`made`, JSON; `label`), for whoever has just shown who they are. */
  beginPasskey: '/my-account/passkeys/begin',
  addPasskey: '/my-account/passkeys',
  signOut: '/sign-out',
  /** Fields: `action` and what it needs: see `routes/account/security.ts`. */
  security: '/my-account/security',
  /** Opens what we hold, as a mailed link does. */
  data: '/my-account/data',
  /** Fields: `marketing`, `calls`, `whatsapp`, `reminders`. */
  consents: '/my-account/consents',
  /** Makes a new link of the calendar, or the first. */
  calendar: '/my-account/calendar',
  /** Fields: `row`, of the timeline; `next`: `end` leads to where a policy is cancelled. */
  openRow: '/my-account/open',
  /** Fields: `action` (`undo` or `remove`), `id`. */
  policies: '/my-account/policies',
} as const;

export const accountReads = {
  signIn: '/api/pages/account/sign-in',
  signUp: '/api/pages/account/sign-up',
  /** `?kind=sign-up|sign-in|reset|email&token=` : what a mailed link is good for. */
  link: '/api/pages/account/link',
  account: '/api/pages/account',
  policies: '/api/pages/account/policies',
  security: '/api/pages/account/security',
  /** Read again while somebody looks at them; they take no notice of a form with them. */
  liveTimeline: '/api/pages/account/live/timeline',
  livePolicies: '/api/pages/account/live/policies',
  liveDevices: '/api/pages/account/live/devices',
  /** Policies that end, as a file for a calendar. */
  calendar: '/my-account/calendar.ics',
  /** The person's own picture. */
  picture: '/my-account/picture',
} as const;

interface Said {
  errors: FieldError[];
  typed: Record<string, string>;
  notice: string | null;
  warning: string | null;
}

export interface SignInPage extends Said {
  asks: 'password' | 'code';
  /** Somebody who was signed in and is to show again who they are; their address. */
  again: string | null;
  /** Where they go then. */
  to: string;
  /** The last try failed: the way back to a password is shown (S2 4). */
  showsForgot: boolean;
  /** UAE PASS signs in. */
  uaePass: boolean;
}

export interface SignUpPage extends Said {}

export interface MailedLinkPage extends Said {
  kind: 'sign-up' | 'sign-in' | 'reset' | 'email';
  token: string;
  /** Of whom; null once the link has ended. */
  email: string | null;
}

export interface AccountPage extends Said {
  name: string;
  email: string;
  /** Asked for and not confirmed. */
  newEmail: string | null;
  phone: string;
  dial_code: string;
  gender: '' | 'male' | 'female';
  /** Its address; null without one. */
  picture: string | null;
  /** How many policies of each kind are noted. */
  policies: Record<InsuranceType, number>;
  timeline: Timeline;
  /** Their one way in: they are told to add another. */
  onlyUaePass: boolean;
  consents: Record<'marketing' | 'calls' | 'whatsapp' | 'reminders', boolean>;
  /** Where a calendar subscribes to policies that end; null before a link was made. */
  calendar: string | null;
}

export interface PolicyList {
  type: InsuranceType;
  policies: PolicyView[];
}

export interface PoliciesPage extends Said, PolicyList {
  /** Of the catalogue, by name, and the one that stands for all others. */
  insurers: { id: string; name: string }[];
  /** ISO day, for what has expired. */
  today: string;
}

export interface PolicyView {
  policyId: string;
  insurerName: string;
  /** ISO day. */
  expiryDate: string;
  isExpired: boolean;
  items: ItemView[];
  /** Files of no item. */
  extraFiles: number;
}

export interface ItemView {
  /** `check_list_id` of the document. */
  id: string;
  name: string;
  /** Where the file is seen; null while it is pending. */
  view: string | null;
  /** A deleted file can be brought back until then. */
  undoUntil: string | null;
}

export interface DeviceList {
  sessions: SessionView[];
}

export interface SecurityPage extends Said, DeviceList {
  password: boolean;
  link: boolean;
  passkeys: { id: string; label: string; addedAt: string; lastUsedAt: string | null }[];
  totps: { id: string; label: string; addedAt: string }[];
  /** `on`: it can be added. `addedAt`: it was. */
  uaePass: { on: boolean; addedAt: string | null };
  onlyUaePass: boolean;
  recovery: number;
  recoveryCodes: string[];
  /** An app that is being added. */
  totp: TotpKey | null;
  /** They have just shown who they are, so that these may be changed at once. */
  isFresh: boolean;
  /** A change that is to be confirmed: what it would take away. */
  confirm: { factor: string; id: string; warning: 'one-way-left' | 'mail-only' } | null;
}
