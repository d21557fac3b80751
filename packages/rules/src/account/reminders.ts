/** Days before the end of a cover on which its holder is reminded. */
export const reminderDays = [60, 30, 7] as const;
