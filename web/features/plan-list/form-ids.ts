/** The comparison's buttons stand outside their forms. */
export const BUY_FORM = 'buy-form';
export const COMPARE_FORM = 'compare-form';
/** Fields that stand outside the filters' own form. */
export const FILTERS_FORM = 'filters-form';
