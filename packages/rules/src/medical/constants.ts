/** Numbers of S0 9 and S0 2, and those of decisions.md for the individual flow. */
export const MAX_MEMBERS = 10;
export const MIN_MEMBERS = 1;
export { MAX_COMPARED as MAX_COMPARED_INDIVIDUAL } from '../plan-list/compare.ts';

export const MAX_COMPARED_CORPORATE = 4;
export const MAX_PROPOSAL_PER_CATEGORY = 3;

export const SPONSOR_REDIRECT_MS = 1000;
/** S0 8: "about 3 s". */
export const SPONSOR_ERROR_MS = 3000;
export const ERROR_DISPLAY_MS = 8000;
export const CENSUS_FORMAT_NOTE_MS = 3000;
/** S0 4: how long 'Please select a plan' stays. */
export const SELECT_PLAN_NOTE_MS = 2000;

export const WARNING_DIALOG_WIDTH_PX = 350;

/** Decisions X24. */
export const RESUME_LINK_DAYS = 30;
