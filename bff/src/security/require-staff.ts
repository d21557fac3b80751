import { AppError } from '@muqarin/platform/errors';
import { messages } from '@muqarin/rules/messages';
import { type StaffAct, staffMay } from '@muqarin/rules/staff/roles';
import { type Identity, staffOf } from '../session/identity.ts';
import type { Session } from '../session/session-plugin.ts';

/** The member of staff whose roles may do this. Throws AppError forbidden for anybody else. */
export function requireStaff({ data }: Pick<Session, 'data'>, act: StaffAct): Identity {
  const staff = staffOf(data);
  if (staff && staffMay(staff.roles, act)) return staff;
  throw new AppError('forbidden', 'BFF.AGENTS_ONLY', messages.notAllowed);
}

/** Throws AppError forbidden for anybody who is not staff. */
export function requireAnyStaff({ data }: Pick<Session, 'data'>): Identity {
  const staff = staffOf(data);
  if (staff) return staff;
  throw new AppError('forbidden', 'BFF.AGENTS_ONLY', messages.notAllowed);
}

export function mayAsStaff({ data }: Pick<Session, 'data'>, act: StaffAct): boolean {
  return staffMay(staffOf(data)?.roles ?? [], act);
}
