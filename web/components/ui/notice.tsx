import type { ReactNode } from 'react';
import { classes } from '@/lib/classes.ts';
import { say } from '@/lib/reader.ts';
import { circleAlert, circleCheck } from './drawings.ts';
import { Icon } from './icon.tsx';
import css from './toast.module.css';

interface NoticeProps {
  tone?: 'good' | 'warn' | 'danger';
  children: ReactNode;
  /** A form or link that goes with it, such as Undo. */
  action?: ReactNode;
}

/** A toast in the page itself: the outcome of a post without JavaScript. */
export function Notice({ tone = 'good', children, action }: NoticeProps) {
  return (
    <div className={classes(css.toast, css.flat, css[tone])} role="status">
      <Icon of={tone === 'good' ? circleCheck : circleAlert} />
      <span>{typeof children === 'string' ? say(children) : children}</span>
      {action}
    </div>
  );
}
