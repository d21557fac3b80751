/**
 * How a dialog opens (ADR 27). Nothing that stands there at first needs it: it comes once the page has nothing else to do, or
 * with the press that opens one. Browser only.
 */
export const loadModal = () => import('./open-modal.ts');
