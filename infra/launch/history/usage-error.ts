/** Something the person can put right: told in one sentence, without a stack. */
export class UsageError extends Error {}
