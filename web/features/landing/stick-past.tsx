'use client';

import { useEffect } from 'react';

/** S2 9. */
const STICKS_PX = 200;

/** Marks the bar while the page is scrolled further, and the link of the part that is being read. */
export function StickPast({ target }: { target: string }) {
  useEffect(() => {
    const bar = document.getElementById(target);
    if (!bar) return;
    const links = [...bar.querySelectorAll('a')];
    const read = () => {
      bar.toggleAttribute('data-stuck', window.scrollY > STICKS_PX);
      const under = bar.getBoundingClientRect().bottom + 8;
      const passed = links.filter(({ hash }) => {
        const top = document.getElementById(hash.slice(1))?.getBoundingClientRect().top;
        return top !== undefined && top <= under;
      });
      for (const link of links) {
        if (link === passed.at(-1)) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    };
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, [target]);
  return null;
}
