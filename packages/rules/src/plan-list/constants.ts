export const STICKY_FILTER_SCROLL_PX = 200;

export const BACK_TO_TOP_SCROLL_PX = 100;

export const BACK_TO_TOP_BELOW_WIDTH_PX = 480;

/** The comparison shows 4 columns, 2 below the first width, 1 below the second (S0 2). */
export const COMPARE_TWO_BELOW_WIDTH_PX = 1024;

export const COMPARE_ONE_BELOW_WIDTH_PX = 480;

/** S2 9: from this scroll on, screens of at most the width keep the compare header and the buy
 * button in view. */
export const STICKY_COMPARE_HEADER_SCROLL_PX = 80;

export const STICKY_COMPARE_HEADER_MAX_WIDTH_PX = 480;

/** The file of a whole list: of the individual document, and alike in every line. */
export const DOWNLOAD_RESET_INDIVIDUAL_MS = 10_000;
export const DOWNLOAD_RESET_COMPARISON_MS = 17_000;

/** A list opens on so many rows; the rest is one press away. */
export const FIRST_ROWS = 12;

/** S0 8: the no-product message of an empty list. */
export const NO_PRODUCT_MESSAGE_MS = 500;

/** S0 5: providers are searched from 3 letters, or on Enter. */
export const PROVIDER_SEARCH_MIN_CHARACTERS = 3;
/** Decisions M35. */
export const PROVIDER_SEARCH_DEBOUNCE_MS = 250;
