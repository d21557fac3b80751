/**
 * Fills the lines below the fields that hold nothing back, and marks their fields (S2 5, decisions A26).
 * `only`: the field that was just left; the others are not spoken of before somebody was there.
 */
export function showAdvice(
  form: HTMLFormElement,
  advice: readonly { field: string; message: string }[],
  only?: string,
): void {
  for (const line of form.querySelectorAll<HTMLElement>('[data-advice]')) {
    const name = line.dataset.advice ?? '';
    if (only !== undefined && only !== name) continue;
    const message = advice.find(({ field }) => field === name)?.message ?? '';
    // What is said already is not read out once more.
    if (line.textContent !== message) line.textContent = message;
    const control = form.querySelector<HTMLElement>(`[name="${name}"]`);
    control?.toggleAttribute('data-advised', message !== '');
  }
}
