import { ButtonLink } from '@/components/ui/button.tsx';
import { t } from '../texts.ts';
import css from './plans.module.css';

/** Stands after the visible plans 3, 6, 11 and on (S0 2, decisions M38). */
export function HelpBox({ href }: { href: string }) {
  return (
    <li className={css.help} data-help="">
      <p>
        <strong>{t.helpTitle}</strong> {t.helpText}
      </p>
      <ButtonLink look="bare" href={href}>
        {t.helpButton}
      </ButtonLink>
    </li>
  );
}
