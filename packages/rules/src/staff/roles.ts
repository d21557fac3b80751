/** Who works here, and what each role may do (decisions X25). What no row names, nobody may. */
export const staffRoles = [
  'sales',
  'agent',
  'supervisor',
  'claims',
  'underwriter',
  'admin',
  'auditor',
] as const;
export type StaffRole = (typeof staffRoles)[number];

export function isStaffRole(text: string): text is StaffRole {
  return (staffRoles as readonly string[]).includes(text);
}

/** Each thing that staff can do, and the roles that may. Whoever serves one names it. */
const mayDo = {
  /** The call centre's desk: supervisors and auditors look on. */
  'see-desk': ['sales', 'agent', 'supervisor', 'auditor'],
  'work-desk': ['sales', 'agent'],
  /** Who is on what, and how long the queues have waited. */
  'see-wall': ['supervisor', 'auditor'],
  /** By name, number or reference: whom it shows is in the audit trail. */
  'search-leads': ['sales', 'agent', 'supervisor'],
  'reassign-leads': ['supervisor'],
  /** Numbers that nobody may call to sell. */
  'keep-do-not-call': ['supervisor', 'admin'],
  'reopen-leads': ['sales', 'agent', 'supervisor'],
  /** The desk of claims and complaints. */
  'see-cases': ['claims', 'supervisor', 'auditor'],
  /** A supervisor may be the second pair of eyes. */
  'work-cases': ['claims', 'supervisor'],
  'see-phone-codes': ['sales', 'agent', 'supervisor'],
  'read-phone-code': ['sales', 'agent', 'supervisor'],
  /** The Quote button of the list (decisions M40). */
  'quote-as-agent': ['agent'],
  /** What comes of it: options that a client is sent. */
  'see-quotations': ['agent', 'supervisor', 'underwriter', 'auditor'],
  'work-quotations': ['agent'],
  'clear-flags': ['supervisor', 'underwriter'],
  /** Rate cards: who makes a change, and who approves it, are two admins. */
  'see-catalogue': ['admin', 'auditor'],
  'change-catalogue': ['admin'],
  'reproduce-quotes': ['agent', 'supervisor', 'underwriter', 'auditor'],
  'see-staff': ['admin', 'auditor'],
  'change-staff': ['admin'],
  'read-audit': ['admin', 'auditor'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type StaffAct = keyof typeof mayDo;

export const staffActs = Object.keys(mayDo) as StaffAct[];

/** No roles: somebody who is not staff. */
export function staffMay(roles: readonly StaffRole[], act: StaffAct): boolean {
  const allowed: readonly StaffRole[] = Object.hasOwn(mayDo, act) ? mayDo[act] : [];
  return roles.some((role) => allowed.includes(role));
}
