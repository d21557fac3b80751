import { t } from '../plan-list/texts.ts';
import css from './differences-switch.module.css';

interface Props {
  on: boolean;
  /** The page with the switch the other way. */
  href: string;
  onToggle: () => void;
}

export function DifferencesSwitch({ on, href, onToggle }: Props) {
  const toggle = (event: React.SyntheticEvent) => {
    event.preventDefault();
    onToggle();
  };
  return (
    <a
      className={css.switch}
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
