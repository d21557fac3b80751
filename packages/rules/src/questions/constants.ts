export const AUTO_ADVANCE_MS = 100;
