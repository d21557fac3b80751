/** Limits of a group that is typed in: more is asked of a person. */
export const MOST_EMPLOYEES = 50_000;
export const MOST_CATEGORIES = 52;
