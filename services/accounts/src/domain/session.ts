/** Where somebody is signed in, and whether that still stands. */
export interface AccountSession {
  _id: string;
  accountId: string;
  /** The account's at its beginning: another password or a removal ends it. */
  epoch: number;
  ways: string[];
  device: string;
  startedAt: Date;
  lastUsedAt: Date;
  endedAt: Date | null;
}

/** Seconds, however it is used: a working day for staff, then all is to be shown again (ASVS 5, 7.3.2). */
export const longestSeconds = { customer: 30 * 24 * 3600, staff: 12 * 3600 } as const;

/** What is noted of its use need not be finer. */
export const noteEverySeconds = 60;

export function stands(
  session: AccountSession,
  account: { kind: 'customer' | 'staff'; epoch: number; closedAt: Date | null } | null,
  now: Date,
): boolean {
  if (session.endedAt !== null || account === null || account.closedAt !== null) return false;
  const age = (now.getTime() - session.startedAt.getTime()) / 1000;
  return session.epoch === account.epoch && age <= longestSeconds[account.kind];
}
