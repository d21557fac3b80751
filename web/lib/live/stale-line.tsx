import { shownTime } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import ground from '@/components/ui/ground.module.css';
import { classes } from '../classes.ts';
import css from './stale-line.module.css';
import type { Live } from './use-live-read.ts';

interface Props {
  of: Pick<Live<object>, 'readAt' | 'isBehind'>;
  /** With `{time}`: what stands here was read then, and could not be read again since. */
  text: string;
}

/** Says honestly that what is shown may have changed since. Empty otherwise, so that a screen reader hears it come. */
export function StaleLine({ of: { readAt, isBehind }, text }: Props) {
  return (
    <p role="status" className={classes(ground.hush, css.line)}>
      {isBehind ? fillMessage(text, { time: shownTime(new Date(readAt).toISOString()) }) : null}
    </p>
  );
}
