import type { ComponentProps } from 'react';
import { classes } from '@/lib/classes.ts';
import { chevronDown } from './drawings.ts';
import fieldCss from './field.module.css';
import { Icon } from './icon.tsx';
import css from './select.module.css';

/** The browser's own select with our edge and chevron. */
export function Select({ className, ...select }: ComponentProps<'select'>) {
  return (
    <span className={css.box}>
      <select className={classes(fieldCss.input, css.select, className)} {...select} />
      <Icon of={chevronDown} size="s" className={css.chevron} />
    </span>
  );
}
