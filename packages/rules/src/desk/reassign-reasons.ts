/** Why a supervisor takes a lead from somebody: a list, since words about a person would stay in the log for ever. */
export const reassignReasons = ['away', 'too_many', 'language', 'line', 'asked', 'other'] as const;
export type ReassignReason = (typeof reassignReasons)[number];

export function reassignReasonIn(text: string | undefined): ReassignReason | null {
  return reassignReasons.find((reason) => reason === text) ?? null;
}
