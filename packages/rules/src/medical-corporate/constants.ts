/** Limits of a group that is typed in: more is asked of a person. */
export const MOST_EMPLOYEES = 50_000;
export const MOST_CATEGORIES = 52;

/** S0 9: how long the last label stays at most. */
export const SEND_QUOTE_RESET_MS = 3000;
export const DOWNLOAD_RESET_PROPOSAL_MS = 45_000;
