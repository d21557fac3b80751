/** Files that people send, in bytes (decisions X21). Settings of the documents service and the BFF may say otherwise (ADR 23). */
export const MEGABYTE = 1024 * 1024;
export const MAX_FILE_BYTES = 10 * MEGABYTE;
/** All files that one form sends at once. */
export const MAX_REQUEST_BYTES = 25 * MEGABYTE;
