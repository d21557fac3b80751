import { textsOf } from '@/lib/texts.ts';
import css from './skip-link.module.css';

export function SkipLink() {
  return (
    <a className={css.skip} href="#content">
      {textsOf('shell').skip}
    </a>
  );
}
