import { createElement } from 'react';
import { classes } from '@/lib/classes.ts';
import type { Drawing } from './drawings.ts';
import css from './icon.module.css';

interface IconProps {
  of: Drawing;
  /** 16, 20 or 28 px. */
  size?: 's' | 'm' | 'l';
  /** Arrows, chevrons and undo are mirrored in a right-to-left page. */
  flip?: boolean;
  className?: string | undefined;
}

/** A picture beside words, hidden from screen readers. */
export function Icon({ of: drawing, size = 'm', flip = false, className }: IconProps) {
  const look = classes(css.icon, css[size], flip && 'flip', className);
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={look}
    >
      {drawing.map(([tag, attributes]) =>
        createElement(tag, { key: Object.values(attributes).join(), ...attributes }),
      )}
    </svg>
  );
}
