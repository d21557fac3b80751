import { classes } from '@/lib/classes.ts';
import css from './chips.module.css';

export interface Chip {
  key: string;
  name: string;
  /** How many plans the list shows once it is pressed. */
  count: number;
  pressed: boolean;
  /** The list with this chapter, or without it where it is chosen. */
  href: string;
  onPress: () => void;
}

/** The chapters of a list, each with its number; links, so that they work without a script. */
export function Chips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <nav className={css.chips} aria-label={label}>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      {chips.map(({ key, name, count, pressed, href, onPress }) => (
        <a
          key={key}
          className={classes(css.chip, pressed && css.pressed)}
          href={href}
          aria-current={pressed || undefined}
          onClick={(event) => {
            event.preventDefault();
            onPress();
          }}
        >
          {name} <small>{count}</small>
        </a>
      ))}
    </nav>
  );
}
