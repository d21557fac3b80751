'use client';

import { useEffect } from 'react';
import { watchScroll } from '@/components/shell/watch-scroll.ts';

/** S2 9. */
const STICKS_PX = 200;
const BELOW_PX = 8;

/** Marks the bar while the page is scrolled further, and the link of the part that is being read. */
export function StickPast({ target }: { target: string }) {
  useEffect(() => {
    const bar = document.getElementById(target);
    if (!bar) return;
    const links = [...bar.querySelectorAll('a')];
    const sections = links.map(({ hash }) => document.getElementById(hash.slice(1)));
    const passed = () => {
      const { bottom, height } = bar.getBoundingClientRect();
      // Where it is to stick: in this frame it may not yet.
      const sticksAt = Number.parseFloat(getComputedStyle(bar).insetBlockStart) || 0;
      const under = Math.max(bottom, sticksAt + height) + BELOW_PX;
      return sections.findLastIndex((section) => section && topOf(section) <= under);
    };
    const mark = (here: number) => {
      keepInView(links[here]);
      for (const [index, link] of links.entries()) {
        if (index === here) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    };
    const ends = [
      watchScroll(
        () => window.scrollY > STICKS_PX,
        (past) => bar.toggleAttribute('data-stuck', past),
      ),
      watchScroll(passed, mark),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [target]);
  return null;
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

/** Where the bar is wider than the screen its list goes along: the part that is read would be marked out of sight. */
function keepInView(link: HTMLElement | undefined): void {
  const list = link?.closest('ul');
  if (!link || !list || list.scrollWidth <= list.clientWidth) return;
  const [one, all] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  if (one.left < all.left) list.scrollBy({ left: one.left - all.left });
  if (one.right > all.right) list.scrollBy({ left: one.right - all.right });
}
