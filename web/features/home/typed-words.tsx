'use client';

import { useEffect, useState } from 'react';
import ground from '@/components/ui/ground.module.css';
import { isStill } from '@/components/ui/scroll-to.ts';
import css from './hero.module.css';

/** S2 9. */
const CHARACTER_MS = 80;

/**
 * Words that are typed, one character in 80 ms, once for each change of them and for less than five seconds. What has not come yet keeps
 * its place, so nothing moves; a screen reader reads the whole at once, and so does who asked for less motion.
 */
export function TypedWords({ words }: { words: string }) {
  const [typed, setTyped] = useState<number | null>(null);
  useEffect(() => {
    if (isStill()) return;
    setTyped(0);
    const timer = setInterval(() => {
      setTyped((count) => (count === null || count >= words.length ? null : count + 1));
    }, CHARACTER_MS);
    const end = setTimeout(() => clearInterval(timer), (words.length + 2) * CHARACTER_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [words]);
  return (
    <>
      <span className={ground.vh}>{words}</span>
      <span aria-hidden="true">
        {words.slice(0, typed ?? words.length)}
        <span className={css.toCome}>{typed === null ? '' : words.slice(typed)}</span>
      </span>
    </>
  );
}
