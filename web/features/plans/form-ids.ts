/** One form a page serves the button of every tile, so that a tile carries no form of its own. */
export const BUY_FORM = 'buy-form';
export const COMPARE_FORM = 'compare-form';
