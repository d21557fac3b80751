import { type RefObject, useEffect, useRef } from 'react';

/** Prepares what a press on a tile would open, for the tiles in view; what was seen last first. Again on another `state`. */
export function useReadAhead(
  list: RefObject<HTMLElement | null>,
  prepare: (id: number) => Promise<void>,
  state = '',
): void {
  const latest = useRef(prepare);
  useEffect(() => {
    latest.current = prepare;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` says when what was prepared is out of date
  useEffect(() => {
    if (!list.current) return;
    const waiting: number[][] = [];
    let running = false;
    const run = async () => {
      if (running) return;
      running = true;
      for (let ids = waiting.pop(); ids; ids = waiting.pop())
        await Promise.all(ids.map((id) => latest.current(id)));
      running = false;
    };
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.filter(({ isIntersecting }) => isIntersecting);
      waiting.push(seen.map(({ target }) => Number((target as HTMLElement).dataset.plan)));
      void run();
    });
    for (const tile of list.current.querySelectorAll('[data-plan]')) observer.observe(tile);
    return () => observer.disconnect();
  }, [list, state]);
}
