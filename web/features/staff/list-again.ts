/** How old the list of a desk may be while somebody looks at it: no stream tells of it. */
export const listAgainMilliseconds = 30_000;
