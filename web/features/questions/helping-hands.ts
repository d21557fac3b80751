import { parseWhole, toWesternNumber } from '@muqarin/rules/digits';
import type { KeyboardEvent } from 'react';

const LINES = 'input:not([type=hidden], [type=radio], [type=checkbox], [type=file], [type=search])';

/** Enter in a line goes to the next one that is empty; where there is none it is Next, as the browser has it. */
export function enterGoesOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || !target.matches(LINES) || target.value === '')
    return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLInputElement>(LINES)];
  const next = lines.slice(lines.indexOf(target) + 1).find(isWaiting);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Empty, and seen. */
function isWaiting(line: HTMLInputElement): boolean {
  return line.value === '' && line.tabIndex >= 0 && line.offsetParent !== null && !isAnswered(line);
}

/** The lists under a field for dates say it already. */
function isAnswered(line: HTMLInputElement): boolean {
  const lists =
    line.name === '' ? (line.closest('fieldset')?.querySelectorAll('select') ?? []) : [];
  return lists.length > 0 && [...lists].every(({ value }) => value !== '');
}

/** Fills the totals that are sums, until somebody types another. */
export function fillSums(form: HTMLFormElement, changed: EventTarget): void {
  for (const total of form.querySelectorAll<HTMLInputElement>('[data-sum-of]')) {
    if (total === changed) total.toggleAttribute('data-typed', total.value !== '');
    if (total === changed || total.hasAttribute('data-typed')) continue;
    const names = total.dataset.sumOf?.split(' ') ?? [];
    const parts = names.map((name) => form.querySelector<HTMLInputElement>(`[name="${name}"]`));
    if (!parts.some((part) => part === changed)) continue;
    const said = parts.map((part) =>
      parseWhole(toWesternNumber(part?.value ?? '').replaceAll(',', '')),
    );
    const whole = said.filter((value) => value !== undefined);
    if (whole.length === parts.length) total.value = String(whole.reduce((a, b) => a + b, 0));
  }
}
