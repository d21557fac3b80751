import { classes } from '@/lib/classes.ts';
import css from './nuqta.module.css';

/** The rhombic dot: "measured here". At most one a line, never decoration. */
export function Nuqta({ className }: { className?: string | undefined }) {
  return (
    <svg className={classes(css.nuqta, className)} viewBox="0 0 10 10" aria-hidden="true">
      <path d="M0 5.6 5.6 0 10 4.4 4.4 10Z" />
    </svg>
  );
}
