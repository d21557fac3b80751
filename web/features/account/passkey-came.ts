/** Where to go on; or what went wrong, '' where that is not known. */
export type PasskeyCame = { to: string } | { to: null; said: string };
