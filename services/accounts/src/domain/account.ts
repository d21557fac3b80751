/** What an account is. Secrets stand in it as hashes, or sealed. */
import type { StaffRole } from '@muqarin/rules/staff/roles';

export interface Account {
  _id: string;
  kind: 'customer' | 'staff';
  /** An address in small letters, or a user name. */
  login: string;
  /** As typed; '' for staff. */
  email: string;
  profile: ProfileOf;
  /** The upload that is their picture. */
  picture: string | null;
  consents: Consents;
  /** Of staff. */
  roles: StaffRole[];
  openedAt: Date;
  /** Removed or erased: nothing opens it, and no session stands. */
  closedAt: Date | null;
  password: { hash: string; at: Date } | null;
  /** Mailed links sign in. */
  link: boolean;
  passkeys: Passkey[];
  uaePass: { uuid: string; at: Date } | null;
  totps: Totp[];
  /** A key that was shown and of which no code has come yet. */
  totpBegun: { secret: string; at: Date } | null;
  /** Hashes of those that were not used. */
  recovery: string[];
  /** Grows with each change of what signs in: links and sessions from before end. */
  epoch: number;
  /** Asked for and not confirmed. */
  newEmail: string | null;
  /** Of staff: the hash of a link by which a password is set, and until when. */
  setUp: { hash: string; until: Date } | null;
  /** The calendar that a secret link subscribes to; another one ends the link of before. Older accounts have none. */
  calendarId?: string | null;
  /** Devices on which it was used: their names, for what is mailed. */
  devices: string[];
  /** The language in which it was used last, for what is mailed while nobody is there. Older accounts have none. */
  locale?: string | null;
}

export interface ProfileOf {
  name: string;
  phone: string;
  dial_code: string;
  fullNumber: string;
  gender: '' | 'male' | 'female';
}

export interface Consents {
  marketing: boolean;
  calls: boolean;
  whatsapp: boolean;
  reminders: boolean;
}

export interface Passkey {
  /** The credential's id, base64url. */
  id: string;
  publicKey: string;
  counter: number;
  transports: string[];
  label: string;
  addedAt: Date;
  lastUsedAt: Date | null;
}

export interface Totp {
  id: string;
  label: string;
  /** Sealed. */
  secret: string;
  /** Of the last code that was taken. */
  lastStep: number;
  addedAt: Date;
}

export const emptyProfile: ProfileOf = {
  name: '',
  phone: '',
  dial_code: '',
  fullNumber: '',
  gender: '',
};

type New = Pick<Account, '_id' | 'kind' | 'login' | 'openedAt'> & Partial<Account>;

export function newAccount(given: New): Account {
  return {
    email: '',
    profile: emptyProfile,
    picture: null,
    consents: { marketing: false, calls: false, whatsapp: false, reminders: true },
    roles: [],
    closedAt: null,
    password: null,
    link: given.kind === 'customer',
    passkeys: [],
    uaePass: null,
    totps: [],
    totpBegun: null,
    recovery: [],
    epoch: 1,
    newEmail: null,
    setUp: null,
    calendarId: null,
    devices: [],
    locale: null,
    ...given,
  };
}

/** As large as most are, and nobody's: what is read where there is no account, so that time does not tell. */
export function standInAccount(openedAt: Date): Account {
  return newAccount({
    _id: 'nobody',
    kind: 'customer',
    login: 'nobody',
    openedAt,
    email: 'nobody@example.com',
    profile: { ...emptyProfile, name: 'Nobody in particular' },
    password: { hash: `none:${'-'.repeat(90)}`, at: openedAt },
  });
}

/** The same person however they type it. */
export function loginOf(text: string): string {
  return text.trim().toLowerCase();
}

/** What is left of an account that was removed or erased: its name is free, and nothing of the person stays. */
export function closedAccount({ _id, epoch }: Account, closedAt: Date): Partial<Account> {
  return {
    closedAt,
    login: `closed:${_id}`,
    email: '',
    profile: emptyProfile,
    picture: null,
    roles: [],
    password: null,
    link: false,
    passkeys: [],
    uaePass: null,
    totps: [],
    totpBegun: null,
    recovery: [],
    newEmail: null,
    setUp: null,
    calendarId: null,
    devices: [],
    locale: null,
    epoch: epoch + 1,
  };
}
