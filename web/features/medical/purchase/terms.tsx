import type { BuyPage } from '@muqarin/bff/contract/medical/plan-pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { fillMessage } from '@muqarin/rules/fill-message';
import { linkTo } from '@/lib/link-to.ts';
import css from './buy.module.css';
import { t } from './texts.ts';
import { TickField, type Ticking } from './tick-field.tsx';

interface Props extends Ticking {
  page: Pick<BuyPage, 'tile' | 'detail'>;
}

/** The terms checkbox under the specification's name, and the documents it speaks of. */
export function Terms({ page: { tile, detail }, ...ticking }: Props) {
  return (
    <TickField
      {...ticking}
      id={contractIds.termsCheckbox}
      label={fillMessage(t.acceptTerms, { name: tile.name, insurer: tile.insurerName })}
    >
      <ul className={css.documents}>
        {detail.documents.map(({ title, href }) => (
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
