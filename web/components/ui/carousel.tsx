import type { ReactNode } from 'react';
import { classes } from '@/lib/classes.ts';
import css from './carousel.module.css';
import { CarouselControls, type CarouselTexts } from './carousel-controls.tsx';
import { chevronLeft, chevronRight, pause, play } from './drawings.ts';
import { Icon } from './icon.tsx';

/** How many are in view by width (S2 9); the widths stand in the style. */
type Counts = 'homeTestimonials' | 'landingTestimonials' | 'partners' | 'homePartners' | 'one';

interface TrackProps {
  id: string;
  label: string;
  show: Counts;
  items: readonly { key: string; content: ReactNode }[];
}

interface FrameProps {
  /** Of its track. */
  id: string;
  label: string;
  texts: CarouselTexts;
  /** After the last comes the first. */
  loops?: boolean;
  autoplay?: boolean;
  children: ReactNode;
}

/**
 * A row that scrolls by itself without any script: by touch, by wheel, by keys once it has focus. The buttons move it by one in 300 ms;
 * what plays by itself can be paused, and does not play for those who asked for less motion.
 */
export function Carousel({ show, items, ...frame }: TrackProps & Omit<FrameProps, 'children'>) {
  return (
    <CarouselFrame {...frame}>
      <CarouselTrack id={frame.id} label={frame.label} show={show} items={items} />
    </CarouselFrame>
  );
}

/** Around a track that a page has the server alone draw (`AsMade`). */
export function CarouselFrame(props: FrameProps) {
  const { id, label, texts, loops = true, autoplay = false, children } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; a section would be a second landmark of its part
    <div
      className={css.carousel}
      role="group"
      aria-label={label}
      aria-roledescription={texts.carousel}
    >
      {children}
      <CarouselControls track={id} texts={texts} icons={icons} loops={loops} autoplay={autoplay} />
    </div>
  );
}

export function CarouselTrack({ id, label, show, items }: TrackProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <ul id={id} className={classes(css.track, css[show])} tabIndex={0} aria-label={label}>
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  );
}

/** Drawn by the server: no page loads a script for them. */
const icons = {
  previous: <Icon of={chevronLeft} flip />,
  next: <Icon of={chevronRight} flip />,
  play: <Icon of={play} />,
  pause: <Icon of={pause} />,
};
