/** Tab goes round in a box: from its last control to its first, and back. Browser only. */
export function keepTabInside(
  event: Pick<KeyboardEvent, 'shiftKey' | 'preventDefault'>,
  box: Element,
): void {
  const all = controlsOf(box);
  const at = document.activeElement;
  const edge = event.shiftKey ? all[0] : all.at(-1);
  if (at !== edge && box.contains(at)) return;
  event.preventDefault();
  (event.shiftKey ? all.at(-1) : all[0])?.focus();
}

const FOCUSABLE =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, [tabindex]';

/** What Tab stops at, in its order. */
export function controlsOf(box: Element): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) => control.tabIndex >= 0 && !control.matches(':disabled') && stops(control),
  );
}

/** What is not shown takes no focus; of radio buttons the chosen one does for all. */
function stops(control: HTMLElement): boolean {
  if (control.getClientRects().length === 0) return false;
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true;
  const group = control.form?.elements.namedItem(control.name);
  return control.checked || !(group instanceof RadioNodeList) || group.value === '';
}
