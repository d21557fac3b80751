/** Pages of the site itself: a journey has bars of its own that stick to the top, and its own way back up. */
export function isSitePage(path: string): boolean {
  return !/^\/(survey|quotes|resume|staff|dev\/(mailbox|events))([/?]|$)/.test(path);
}

/** Pages of the people who work here: none of the shop's ways lead through them. */
export function isStaffPage(path: string): boolean {
  return /^\/staff([/?]|$)/.test(path);
}
