type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const pressedInputs = '[type="range"], [type="checkbox"], [type="radio"]';
const typedIn = `input:not(${pressedInputs}), select, textarea`;
const pressed = `a[href], button, summary, input:is(${pressedInputs})`;

/** Somebody types or chooses in the part. */
export function isTypedIn(box: HTMLElement | null): boolean {
  const { activeElement } = document;
  return (box?.contains(activeElement) && activeElement?.matches(typedIn)) ?? false;
}

/**
 * What the part that a script draws anew goes on from: controls by their ids, folds and the focus by their places.
 * @returns gives it to the part as the script has drawn it
 */
export function carryOver(old: HTMLElement | null): (drawn: HTMLElement | null) => void {
  const controls = controlsIn(old);
  const open = inPlace(old, 'details').map((fold) => fold.hasAttribute('open'));
  const focused = inPlace(old, pressed).indexOf(document.activeElement as HTMLElement);
  return (drawn) => {
    for (const control of controlsIn(drawn)) {
      const before = controls.find(({ id }) => id === control.id);
      if (before) takeFrom(before, control);
    }
    for (const [at, fold] of inPlace(drawn, 'details').entries()) {
      if (open[at]) fold.setAttribute('open', '');
    }
    inPlace(drawn, pressed)[focused]?.focus({ preventScroll: true });
  };
}

function inPlace(box: HTMLElement | null, selector: string): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>(selector) ?? [])];
}

function controlsIn(box: HTMLElement | null): Control[] {
  return [...(box?.querySelectorAll<Control>('input[id], select[id], textarea[id]') ?? [])];
}

/** As if it were typed or chosen here, so that whoever listens hears of it. */
function takeFrom(before: Control, control: Control): void {
  const areInputs = before instanceof HTMLInputElement && control instanceof HTMLInputElement;
  if (areInputs && before.checked !== control.checked) {
    control.click();
    return;
  }
  if (areInputs && before.files) {
    if (before.files.length === 0) return;
    control.files = before.files;
  } else {
    if (before.value === control.value) return;
    // The browser's own setter: React hears of what comes by it.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
      control,
      before.value,
    );
  }
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
