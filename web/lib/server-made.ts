/** What React finds already there stays: on hydration it does not write this. */
export const AS_THE_SERVER_MADE_IT = { __html: '' };
