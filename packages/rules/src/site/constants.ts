/** Times of S2 4 and 9 for lead, claim and complaint forms. */
export const CONTACT_RESTORE_MS = 5000;
export const BLOG_RESTORE_MS = 3000;
export const CASE_REDIRECT_MS = 400;

/** Decisions A37: leads are kept for so long, unless the person agrees to longer. */
export const LEAD_RETENTION_MONTHS = 24;
/** A mailed link to one's own data, and a mailed code to a claim or complaint. */
export const DATA_LINK_MINUTES = 60;
export const CASE_CODE_MINUTES = 15;
/** How long whoever asked to be called with a code can be. */
export const PHONE_REQUEST_DAYS = 3;
/** Decisions A28. */
export const COMPLAINT_ACKNOWLEDGED_HOURS = 48;

/** Decisions M9. */
export const OLDEST_PERSON_YEARS = 120;

export const LONGEST_TEXT = 2000;
/** Of a number as it was typed, where no form of it is asked for. */
export const LONGEST_TELEPHONE = 40;
export const LONGEST_LINE = 200;
