import type { SummaryError } from '@/components/ui/error-summary.tsx';

/** Fills the warnings beside the fields, which are hidden until then (S2 8); what their summary says, in the form's order. */
export function showErrors(
  form: HTMLFormElement,
  errors: readonly { field: string; message: string }[],
): SummaryError[] {
  const left = new Map(errors.map(({ field, message }) => [placeOf(field), message]));
  const summary: SummaryError[] = [];
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
    const target = [...controls].find((it) => it.matches('[id]:not([type="hidden"])'))?.id ?? null;
    if (message !== undefined) summary.push({ target, message });
  }
  return summary;
}

/** A wrong country code is shown with its number. */
function placeOf(field: string): string {
  if (field === 'dial_code' || field === 'fullNumber') return 'phone';
  return field === 'code' ? 'contact_no' : field;
}
