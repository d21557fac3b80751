import { animate } from './scroll-to.ts';

/** S2 9. */
const SPEED_MS = 300;

/** The move that a row is in, if any: what is pressed meanwhile goes on from where it leads. */
export interface Moving {
  current: { to: number } | null;
}

/** By one item; false when there is none further that way, in a row that does not loop. */
export function moveBy(list: HTMLElement, by: 1 | -1, loops: boolean, moving: Moving): boolean {
  const { sign, at, most } = wayOf(list);
  const from = moving.current?.to ?? at;
  const isEnd = by === 1 ? isLast(from, most) : from <= 2;
  if (isEnd && !loops) return false;
  const to = isEnd ? (by === 1 ? 0 : most) : Math.max(0, Math.min(most, from + by * widthOf(list)));
  const move = { to };
  moving.current = move;
  list.style.scrollSnapType = 'none';
  animate(
    at,
    to,
    SPEED_MS,
    (value) => {
      // The one that came after it moves the row now.
      if (moving.current === move) list.scrollLeft = value * sign;
    },
    () => {
      if (moving.current !== move) return;
      moving.current = null;
      list.style.scrollSnapType = '';
    },
  );
  return loops || (by === 1 ? !isLast(to, most) : to > 2);
}

export function isAtEnd(list: HTMLElement, moving: Moving): boolean {
  const { at, most } = wayOf(list);
  return isLast(moving.current?.to ?? at, most);
}

/** How far it is scrolled, and may be. In a right-to-left page the way goes into the negative. */
function wayOf(list: HTMLElement) {
  const sign = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  return { sign, at: list.scrollLeft * sign, most: list.scrollWidth - list.clientWidth };
}

function isLast(at: number, most: number): boolean {
  return at >= most - 2;
}

/** Of an item and the gap after it. */
function widthOf({ children: [first, second] }: HTMLElement): number {
  if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return 0;
  return Math.abs(second.offsetLeft - first.offsetLeft);
}
