/** Fields are focused, files and ticks are scrolled to (S1 5); of a group it is the first control. */
export function revealField(field: string, reveal: 'focus' | 'scroll'): void {
  const known = document.getElementById(field);
  const control = known?.matches('input, select, textarea')
    ? known
    : (known?.querySelector<HTMLElement>('input:not([type=hidden]), select') ?? null);
  (control ?? known)?.scrollIntoView({ block: 'center' });
  if (reveal === 'focus') control?.focus({ preventScroll: true });
}
