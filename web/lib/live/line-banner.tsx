import { shownTime } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { useEffect, useState } from 'react';
import { classes } from '../classes.ts';
import css from './line-banner.module.css';

interface Props {
  /** Nothing is heard, or nothing could be read again. */
  isCut: boolean;
  /** When what is shown was read, in ms. */
  readAt: number;
  /** With `{time}`: while it is cut, and for a while after. */
  t: { cut: string; back: string };
}

const backMilliseconds = 10_000;

/** Says that the connection is away and how old the list is, and afterwards that it is back and the list is new. */
export function LineBanner({ isCut, readAt, t }: Props) {
  const isBack = useAfter(isCut);
  const time = shownTime(new Date(readAt).toISOString());
  return (
    <div role="status" className={css.line}>
      {isCut ? <p className={classes(css.word, css.cut)}>{fillMessage(t.cut, { time })}</p> : null}
      {isBack ? <p className={css.word}>{fillMessage(t.back, { time })}</p> : null}
    </div>
  );
}

/** For ten seconds after it was true. */
function useAfter(isNow: boolean): boolean {
  const [was, setWas] = useState(false);
  useEffect(() => {
    if (isNow) {
      setWas(true);
      return;
    }
    const timer = setTimeout(() => setWas(false), backMilliseconds);
    return () => clearTimeout(timer);
  }, [isNow]);
  return was && !isNow;
}
