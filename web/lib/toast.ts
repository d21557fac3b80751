export interface Toast {
  text: string;
  tone?: 'good' | 'warn' | 'danger';
  /** Stays usable in the log after the toast is gone. */
  undo?: { label: string; run: () => void };
}

export interface ShownToast extends Toast {
  id: number;
}

export const TOAST_EVENT = 'muqarin:toast';
export const TOAST_MS = 8000;

/** Shows a sentence at the bottom of the page (components/ui/toasts); browser only. */
export function showToast(toast: Toast): void {
  window.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail: toast }));
}
