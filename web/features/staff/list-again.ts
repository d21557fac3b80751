/** How old the list of a desk may be while somebody looks at it: what no stream tells of is seen by then, a lease that ran out for example. */
export const listAgainMilliseconds = 30_000;
