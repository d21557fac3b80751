/** Numbers of S1 9 and of decisions.md for motor. */
export const PROGRESS_PAGES = 18;
export const DRIVER_MIN_AGE = 18;
export const DRIVER_MAX_AGE = 130;
/** Policy expiry years: the current year back this many. */
export const EXPIRY_YEARS_BACK = 10;
/** Decisions V8: beyond it an inspection may be needed. */
export const LAPSED_NOTE_DAYS = 90;

export const IDV_RELOAD_MS = 600;
export const IDV_STEP_AED = 1;
/** Decisions V16: with the arrow keys. */
export const IDV_KEYBOARD_STEP_AED = 500;
export const BUY_REDIRECT_MS = 100;
export const DOCUMENTS_REDIRECT_MS = 500;
export const POPUP_CLOSE_MS = 5000;
export const NATIONALITIES_LOAD_MS = 2000;

/** Decisions V19: said as an assumption where the seats are not known. */
export const ASSUMED_SEATS = 5;

/** A policy starts from today to this many days on, as decisions M43 says for medical. */
export const POLICY_START_MAX_DAYS = 60;

/** A policy runs a year, 29 February or not. */
export const POLICY_DAYS = 365;

/** Decisions X17: places of the comparison, the plans and the one to fill. */
export const COMPARE_SLOTS = 4;
