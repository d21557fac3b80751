import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterFrame } from './after-frame.ts';
import { whenIdle } from './when-idle.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The script of a part that works without one: it comes when the page has nothing else to do, or when it is asked for. Until then
 * the part stands as the server made it, in `box`. Who is in it goes on there, and nothing typed or chosen by then is lost.
 */
export function useLater<Module>(load: () => Promise<Module>) {
  const box = useRef<HTMLDivElement>(null);
  const loading = useRef<Promise<void> | null>(null);
  const kept = useRef<Control[]>([]);
  const [live, setLive] = useState<Module | null>(null);
  const takeOver = (module: Module) => {
    const { activeElement } = document;
    if (activeElement && box.current?.contains(activeElement)) {
      const again = () => afterFrame(() => takeOver(module));
      activeElement.addEventListener('blur', again, { once: true });
      return;
    }
    kept.current = controlsIn(box.current);
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
      const before = kept.current.find(({ id }) => id === control.id);
      if (before) takeFrom(before, control);
    }
    kept.current = [];
  }, [live]);
  return { box, live, ask };
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
