import type { ComponentProps } from 'react';
import { classes } from '@/lib/classes.ts';
import css from './tick.module.css';
import boxCss from './tick-box.module.css';

/** A box with words that is ticked as a whole: terms, an agreement, an add-on. */
export function Tick({ id, className, children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={classes(css.tick, className)} htmlFor={id}>
      <input type="checkbox" id={id} className={classes(boxCss.box, boxCss.large)} {...input} />
      {children}
    </label>
  );
}
