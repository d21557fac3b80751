/** Fills the warnings beside the fields, which are hidden until then (S2 8), and leads to the first. */
export function showErrors(
  form: HTMLFormElement,
  errors: readonly { field: string; message: string }[],
): void {
  const left = new Map(errors.map(({ field, message }) => [placeOf(field), message]));
  let first: HTMLElement | null = null;
  for (const warning of form.querySelectorAll<HTMLElement>('[data-warning]')) {
    const name = warning.dataset.warning ?? '';
    const message = left.get(name);
    const controls = form.querySelectorAll<HTMLElement>(
      `[name="${name}"], [data-control="${name}"]`,
    );
    warning.textContent = message ?? '';
    if (warning.parentElement) warning.parentElement.hidden = message === undefined;
    for (const control of controls)
      if (message === undefined) control.removeAttribute('aria-invalid');
      else control.setAttribute('aria-invalid', 'true');
    if (message !== undefined) first ??= controls[0] ?? null;
  }
  first?.focus();
}

/** A wrong country code is shown with its number. */
function placeOf(field: string): string {
  if (field === 'dial_code' || field === 'fullNumber') return 'phone';
  return field === 'code' ? 'contact_no' : field;
}
