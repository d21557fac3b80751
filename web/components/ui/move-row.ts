import { animate } from './scroll-to.ts';

/** S2 9. */
const SPEED_MS = 300;

/** By one item; false when there is none further that way, in a row that does not loop. */
export function moveBy(list: HTMLElement, by: 1 | -1, loops: boolean): boolean {
  const { sign, at, most } = wayOf(list);
  const isEnd = by === 1 ? isLast(at, most) : at <= 2;
  if (isEnd && !loops) return false;
  const to = isEnd ? (by === 1 ? 0 : most) : Math.max(0, Math.min(most, at + by * widthOf(list)));
  list.style.scrollSnapType = 'none';
  animate(
    at,
    to,
    SPEED_MS,
    (value) => {
      list.scrollLeft = value * sign;
    },
    () => {
      list.style.scrollSnapType = '';
    },
  );
  return loops || (by === 1 ? !isLast(to, most) : to > 2);
}

export function isAtEnd(list: HTMLElement): boolean {
  const { at, most } = wayOf(list);
  return isLast(at, most);
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
