'use client';

import { useEffect, useRef } from 'react';
import ground from '@/components/ui/ground.module.css';
import { isStill } from '@/components/ui/scroll-to.ts';

/** S2 9. */
const CHARACTER_MS = 80;
/** As the style calls what is not typed yet (app/globals.css). */
const TO_COME = 'to-come';

/**
 * Words of which the last is typed, one character in 80 ms, once for each change of them: the rest can be read at once, and the
 * whole within a second. They stand there from the beginning and what has not come yet is only not painted: nothing moves, and no
 * character costs a render or a layout. A screen reader reads the whole at once, and so does who asked for less motion or has a
 * browser without highlights.
 */
export function TypedWords({ words }: { words: string }) {
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const text = shown.current?.firstChild;
    if (!text || isStill() || !('highlights' in CSS)) return;
    const toCome = new Range();
    let typed = words.lastIndexOf(' ') + 1;
    toCome.setStart(text, typed);
    toCome.setEnd(text, words.length);
    CSS.highlights.set(TO_COME, new Highlight(toCome));
    const timer = setInterval(() => {
      typed += 1;
      if (typed < words.length) toCome.setStart(text, typed);
      else end();
    }, CHARACTER_MS);
    const end = () => {
      clearInterval(timer);
      CSS.highlights.delete(TO_COME);
    };
    return end;
  }, [words]);
  return (
    <>
      <span className={ground.vh}>{words}</span>
      <span ref={shown} aria-hidden="true">
        {words}
      </span>
    </>
  );
}
