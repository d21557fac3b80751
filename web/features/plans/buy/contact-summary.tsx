import type { BuyPage } from '@muqarin/bff/contract/plan-pages';
import { t } from '../texts.ts';
import css from './buy.module.css';

/** Whom the insurer will write to, as given with the quote. */
export function ContactSummary({ contact }: Pick<BuyPage, 'contact'>) {
  return (
    <dl className={css.contact}>
      <div>
        <dt>{t.policyFor}</dt>
        <dd>{contact.name}</dd>
      </div>
      <div>
        <dt>{t.sentTo}</dt>
        <dd>
          <bdi dir="ltr">{contact.email}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t.phone}</dt>
        <dd>
          <bdi dir="ltr">{contact.phone}</bdi>
        </dd>
      </div>
    </dl>
  );
}
