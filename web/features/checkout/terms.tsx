import { contractIds } from '@muqarin/rules/contract-ids';
import { linkTo } from '@/lib/link-to.ts';
import css from './confirm.module.css';
import type { Confirmation } from './confirmation.ts';
import { t } from './texts.ts';
import { TickField, type Ticking } from './tick-field.tsx';

/** The terms checkbox under the specification's name, and the documents it speaks of. */
export function Terms({ label, documents, ...ticking }: Confirmation['terms'] & Ticking) {
  return (
    <TickField {...ticking} id={contractIds.termsCheckbox} label={label}>
      <ul className={css.documents}>
        {documents.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
        <li>
          <a href={linkTo('/terms')}>{t.siteTerms}</a>
        </li>
      </ul>
    </TickField>
  );
}
