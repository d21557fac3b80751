/** Why a number comes to the do-not-call list or leaves it: lists, since words about a person would stay in the log for ever. */
export const listReasons = ['by_phone', 'in_writing', 'registry', 'authority'] as const;
export const unlistReasons = ['asked_again', 'new_owner', 'mistake'] as const;
export type ListReason = (typeof listReasons)[number];
export type UnlistReason = (typeof unlistReasons)[number];

export function listReasonIn(text: string | undefined): ListReason | null {
  return listReasons.find((reason) => reason === text) ?? null;
}

export function unlistReasonIn(text: string | undefined): UnlistReason | null {
  return unlistReasons.find((reason) => reason === text) ?? null;
}
