import { formatPercent } from '@muqarin/rules/percent';
import { classes } from '@/lib/classes.ts';
import { say } from '@/lib/reader.ts';
import ground from './ground.module.css';
import css from './progress-line.module.css';

interface ProgressLineProps {
  label: string;
  /** Whole percent. */
  done: number;
  /** What the percent does not say: which step this is. */
  words?: string | null;
}

/** Drawn in SVG: its geometry is attributes, which a strict CSP allows and inline style is not. */
export function ProgressLine({ label, done, words }: ProgressLineProps) {
  return (
    <div
      className={css.progress}
      role="progressbar"
      aria-label={label}
      aria-valuenow={done}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={words ? `${say(formatPercent(done))}, ${words}` : undefined}
    >
      <svg className={classes(css.track, 'flip')} aria-hidden="true">
        <line className={css.rest} x1="0" x2="100%" y1="50%" y2="50%" />
        <line className={css.done} x1="0" x2={`${done}%`} y1="50%" y2="50%" />
        <svg className={css.at} x={`${done}%`} y="50%" overflow="visible" aria-hidden="true">
          <path d="M-6.4.7.7-6.4 6.4-.7-.7 6.4Z" />
        </svg>
      </svg>
      <span className={ground.num} dir="ltr">
        {say(formatPercent(done))}
      </span>
      {words ? <span>{words}</span> : null}
    </div>
  );
}
