import css from '@/components/ui/switch.module.css';
import { classes } from '@/lib/classes.ts';
import { t } from './texts.ts';

interface Props {
  /** On a phone or elsewhere only. */
  at?: 'narrow' | 'wide';
  on: boolean;
  /** The page with the switch the other way. */
  href: string;
  onToggle: () => void;
}

export function DifferencesSwitch({ at, on, href, onToggle }: Props) {
  const toggle = (event: React.SyntheticEvent) => {
    event.preventDefault();
    onToggle();
  };
  return (
    <a
      className={classes(css.switch, at && css[at])}
      role="switch"
      aria-checked={on}
      href={href}
      onClick={toggle}
      onKeyDown={(event) => event.key === ' ' && toggle(event)}
    >
      <span className={css.rail} />
      {t.differencesOnly}
    </a>
  );
}
