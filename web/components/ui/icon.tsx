import type { LucideIcon } from 'lucide-react';
import { classes } from '@/lib/classes.ts';
import css from './icon.module.css';

interface IconProps {
  of: LucideIcon;
  /** 16, 20 or 28 px. */
  size?: 's' | 'm' | 'l';
  /** Arrows, chevrons and undo are mirrored in a right-to-left page. */
  flip?: boolean;
  className?: string | undefined;
}

/** A picture beside words, hidden from screen readers. */
export function Icon({ of: Picture, size = 'm', flip = false, className }: IconProps) {
  return (
    <Picture
      aria-hidden="true"
      className={classes(css.icon, css[size], flip && 'flip', className)}
    />
  );
}
