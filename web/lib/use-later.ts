import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterFrame } from './after-frame.ts';
import { whenIdle } from './when-idle.ts';

type CarryOver = typeof import('./carry-over.ts');

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
  const restore = useRef<ReturnType<CarryOver['carryOver']>>(undefined);
  const [live, setLive] = useState<Module | null>(() => known);
  const takeOver = (module: Module, by: CarryOver) => {
    const again = () => afterFrame(() => takeOver(module, by));
    if (by.isTypedIn(box.current)) {
      document.activeElement?.addEventListener('blur', again, { once: true });
      return;
    }
    // Replaced between the two halves of a press, it would miss the press.
    if (box.current?.matches(':active')) return again();
    restore.current = by.carryOver(box.current);
    // At once: what is opened or ticked between the two would be lost.
    flushSync(() => setLive(() => module));
  };
  const ask = (): Promise<void> => {
    loading.current ??= Promise.all([load(), import('./carry-over.ts')]).then(
      ([module, by]) => takeOver(module, by),
      () => {
        loading.current = null;
      },
    );
    return loading.current;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once in its life
  useEffect(() => whenIdle(() => void ask()), []);
  useLayoutEffect(() => {
    if (live === null) return;
    restore.current?.(box.current);
    restore.current = undefined;
  }, [live]);
  return { box, live, ask };
}
