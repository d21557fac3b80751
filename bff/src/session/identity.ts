/** Who a session stands for, once somebody has shown who they are. Ids only: what an account is stands in the accounts service. */
import type { Way } from '@muqarin/accounts/contract/shared';
import type { StaffRole } from '@muqarin/rules/staff/roles';
import type { SessionData } from './session-data.ts';

export interface Identity {
  accountId: string;
  /** Of the accounts service, which ends it. */
  sessionId: string;
  kind: 'customer' | 'staff';
  /** User name of staff; '' for customers. */
  user: string;
  /** As they were when it was asked last. */
  roles: StaffRole[];
  /** Milliseconds: when they showed who they are at first, and last. */
  signedInAt: number;
  shownAt: number;
  /** Idle: half an hour went by without a request, so they are asked again (decisions A8). */
  asleep?: true;
}

/** Shown in part: a second factor is due, or to be enrolled first. */
export interface Pending {
  accountId: string;
  kind: Identity['kind'];
  /** As it was typed, for the count of wrong codes. */
  login: string;
  ways: Way[];
  next: 'code' | 'enrol';
  at: number;
  /** Where somebody was going. */
  to: string;
}

/** Seconds in which a second factor has to follow. */
export const pendingSeconds = 10 * 60;

/** Seconds for which somebody who has shown who they are may change what is worth more than the rest. */
const freshSeconds = 10 * 60;

type Of = Pick<SessionData, 'identity'>;

/** The member of staff, or null. */
export function staffOf({ identity }: Of): Identity | null {
  return identity?.kind === 'staff' ? identity : null;
}

/** The customer who is signed in and not idle, or null. */
export function customerOf({ identity }: Of): Identity | null {
  return identity?.kind === 'customer' && !identity.asleep ? identity : null;
}

/** A customer who has to show again who they are before anything of theirs is shown, or null. */
export function idleCustomerOf({ identity }: Of): Identity | null {
  return identity?.kind === 'customer' && identity.asleep ? identity : null;
}

export function isFresh({ shownAt }: Identity, now: Date): boolean {
  const age = (now.getTime() - shownAt) / 1000;
  return age >= 0 && age <= freshSeconds;
}
