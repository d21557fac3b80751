/** In the place of a net premium: the plan has no rate for one of those insured. */
export const NOT_QUOTABLE = -1;
