/** Pages of the site itself: a journey has bars of its own that stick to the top, and its own way back up. */
export function isSitePage(path: string): boolean {
  return !/^\/(survey|quotes|resume|staff|dev\/(mailbox|events))([/?]|$)/.test(path);
}
