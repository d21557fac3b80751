/**
 * Scrolls in so many milliseconds (S2 9); at once for those who asked for less motion. `to` is asked for on the way: parts of a
 * page get their height when they come near. Browser only.
 */
export function scrollPage(to: () => number, ms: number, done?: () => void): void {
  const from = window.scrollY;
  const set = (part: number) =>
    window.scrollTo({ top: from + (to() - from) * part, behavior: 'instant' });
  animate(0, 1, ms, set, done);
}

/** Calls `set` with values on the way; the last one is `to` itself. */
export function animate(
  from: number,
  to: number,
  ms: number,
  set: (value: number) => void,
  done?: () => void,
): void {
  if (isStill()) {
    set(to);
    done?.();
    return;
  }
  const began = performance.now();
  const step = (now: number) => {
    const part = Math.min(1, (now - began) / ms);
    set(from + (to - from) * easeInOut(part));
    if (part < 1) requestAnimationFrame(step);
    else done?.();
  };
  requestAnimationFrame(step);
}

export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function easeInOut(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (-2 * part + 2) ** 2 / 2;
}
