'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadInIdleTime } from '@/lib/load-in-idle-time.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import css from './carousel.module.css';
import { isAtEnd, type Moving, moveBy } from './move-row.ts';
import { isStill } from './scroll-to.ts';

export interface CarouselTexts {
  carousel: string;
  previous: string;
  next: string;
  play: string;
  pause: string;
}

interface ControlsProps {
  /** Id of the list. */
  track: string;
  texts: CarouselTexts;
  icons: Record<'previous' | 'next' | 'play' | 'pause', ReactNode>;
  loops: boolean;
  autoplay: boolean;
}

const STAY_MS = 6000;
const SETTLES_MS = 1000;
const NEAR = { rootMargin: '50% 0px' };

export function CarouselControls({ track, texts: t, icons, loops, autoplay }: ControlsProps) {
  const controls = useRef<HTMLDivElement>(null);
  const moving: Moving = useRef(null);
  const [plays, setPlays] = useState(false);
  useEffect(() => {
    const list = document.getElementById(track);
    if (!list) return;
    // By hand, and before any scroll: a press that follows one would wait for a render or the style of each row's buttons.
    const endAsking = whenIdle(() =>
      controls.current?.toggleAttribute('data-scrolls', list.scrollWidth > list.clientWidth + 1),
    );
    let settled: ReturnType<typeof setTimeout> | undefined;
    const near = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      near.disconnect();
      // Its first move is far off: what its button shows comes after the press that the scroll was for.
      settled = setTimeout(() => setPlays(!isStill()), SETTLES_MS);
    }, NEAR);
    if (autoplay) near.observe(list);
    const endLoading = loadInIdleTime(list);
    return () => {
      endAsking();
      near.disconnect();
      clearTimeout(settled);
      endLoading();
    };
  }, [track, autoplay]);
  useEffect(() => {
    if (!plays) return;
    const timer = setInterval(() => {
      const list = document.getElementById(track);
      // Nobody's reading is moved on: a pointer over the row or focus in it holds it. Not on the buttons: Play that was just pressed has both.
      if (!list || list.matches(':hover, :focus-within')) return;
      if (!moveBy(list, 1, loops, moving)) setPlays(false);
    }, STAY_MS);
    return () => clearInterval(timer);
  }, [plays, track, loops]);

  const press = (by: 1 | -1) => () => {
    setPlays(false);
    const list = document.getElementById(track);
    if (list) moveBy(list, by, loops, moving);
  };
  const togglePlay = () => {
    const list = document.getElementById(track);
    // From its end it begins again, also where it does not loop.
    if (list && !plays && isAtEnd(list, moving)) moveBy(list, 1, true, moving);
    setPlays(!plays);
  };
  return (
    <div ref={controls} className={css.controls}>
      <button type="button" aria-label={t.previous} aria-controls={track} onClick={press(-1)}>
        {icons.previous}
      </button>
      <button type="button" aria-label={t.next} aria-controls={track} onClick={press(1)}>
        {icons.next}
      </button>
      {autoplay ? (
        <button type="button" aria-label={plays ? t.pause : t.play} onClick={togglePlay}>
          {plays ? icons.pause : icons.play}
        </button>
      ) : null}
    </div>
  );
}
