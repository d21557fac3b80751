/** Who may change whose roles (decisions X25): one admin proposes, another one agrees, and an admin always remains. */
import type { StaffRole } from '@muqarin/rules/staff/roles';

export interface Member {
  _id: string;
  login: string;
  roles: readonly StaffRole[];
  closedAt: Date | null;
}

/** Fewer could not agree on anything any more. */
const leastAdmins = 2;

export function isAdmin(member: Pick<Member, 'roles' | 'closedAt'> | null | undefined): boolean {
  return member !== null && member !== undefined && !member.closedAt && has(member, 'admin');
}

/** Whether there would be too few admins if this one were not one any more; where there are fewer already, nobody is held. */
export function wouldLackAdmins(
  members: readonly Member[],
  login: string,
  roles: readonly StaffRole[],
): boolean {
  const admins = members.filter((member) => isAdmin(member));
  const isOne = admins.some((member) => member.login === login);
  return isOne && !roles.includes('admin') && admins.length <= leastAdmins;
}

export function sameRoles(one: readonly StaffRole[], other: readonly StaffRole[]): boolean {
  return one.length === other.length && one.every((role) => other.includes(role));
}

function has({ roles }: Pick<Member, 'roles'>, role: StaffRole): boolean {
  return roles.includes(role);
}
