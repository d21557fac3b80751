import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterFrame } from './after-frame.ts';
import { whenIdle } from './when-idle.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The script of a part that works without one: it comes when the page has nothing else to do, or when it is asked for. Until then
 * the part stands as the server made it, in `box`. Who types in it goes on there; nothing typed, chosen or opened by then is
 * lost, and the focus stays where it was.
 *
 * @param known where it has come already, and nothing of the server stands there
 */
export function useLater<Module>(load: () => Promise<Module>, known: Module | null = null) {
  const box = useRef<HTMLDivElement>(null);
  const loading = useRef<Promise<void> | null>(null);
  const kept = useRef<Kept | null>(null);
  const [live, setLive] = useState<Module | null>(() => known);
  const takeOver = (module: Module) => {
    const { activeElement } = document;
    const again = () => afterFrame(() => takeOver(module));
    if (box.current?.contains(activeElement) && activeElement?.matches(typedIn)) {
      activeElement.addEventListener('blur', again, { once: true });
      return;
    }
    // Replaced between the two halves of a press, it would miss the press.
    if (box.current?.matches(':active')) return again();
    kept.current = keep(box.current);
    setLive(() => module);
  };
  const ask = () => {
    loading.current ??= load().then(takeOver, () => {
      loading.current = null;
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once in its life
  useEffect(() => whenIdle(ask), []);
  useLayoutEffect(() => {
    if (live === null) return;
    for (const control of controlsIn(box.current)) {
      const before = kept.current?.controls.find(({ id }) => id === control.id);
      if (before) takeFrom(before, control);
    }
    for (const [at, fold] of inPlace(box.current, 'details').entries()) {
      if (kept.current?.open[at]) fold.setAttribute('open', '');
    }
    inPlace(box.current, pressed)[kept.current?.focused ?? -1]?.focus({ preventScroll: true });
    kept.current = null;
  }, [live]);
  return { box, live, ask };
}

/** What a part's own script goes on from: controls by their ids, folds and the focus by their places. */
interface Kept {
  controls: readonly Control[];
  open: readonly boolean[];
  /** -1 where the focus is elsewhere. */
  focused: number;
}

const typedIn = 'input:not([type="range"]), select, textarea';
const pressed = 'a[href], button, summary, input[type="range"]';

function keep(box: HTMLElement | null): Kept {
  return {
    controls: controlsIn(box),
    open: inPlace(box, 'details').map((fold) => fold.hasAttribute('open')),
    focused: inPlace(box, pressed).indexOf(document.activeElement as HTMLElement),
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
