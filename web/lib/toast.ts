export interface Toast {
  text: string;
  tone?: 'good' | 'warn' | 'danger';
  /** How long it stands; `NOTICE_MS` for the notifications of S2 9. */
  stayMs?: number;
  /** Stays usable in the log after the toast is gone. */
  undo?: { label: string; run: () => void };
}

export interface ShownToast extends Toast {
  id: number;
}

export const TOAST_EVENT = 'muqarin:toast';
export const TOAST_MS = 8000;
/** A notification hides after five seconds, in half a second (S2 9). */
export const NOTICE_MS = 5000;
export const HIDING_MS = 500;

/** Shows a sentence at the bottom of the page (components/ui/toasts); browser only. */
export function showToast(toast: Toast): void {
  window.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail: toast }));
}
