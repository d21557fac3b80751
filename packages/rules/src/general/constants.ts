/** Numbers of S1 9 and of decisions.md for general insurance. */
export const GENERAL_PROGRESS_PAGES = 6;
/** No business of these sizes is asked about by form; a larger figure is a typing error. */
export const MOST_EMPLOYEES = 99_999;
/** AED 1,000,000,000: rates per million of it still fit exact arithmetic. */
export const MOST_FILS = 100_000_000_000;
