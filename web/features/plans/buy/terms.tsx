import type { BuyPage } from '@muqarin/bff/contract/plan-pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { fillMessage } from '@muqarin/rules/messages';
import type { Ref } from 'react';
import { circleAlert } from '@/components/ui/drawings.ts';
import fieldCss from '@/components/ui/field.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { Tick } from '@/components/ui/tick.tsx';
import { classes } from '@/lib/classes.ts';
import { linkTo } from '@/lib/link-to.ts';
import { t } from '../texts.ts';
import css from './buy.module.css';

interface Props {
  ref: Ref<HTMLInputElement>;
  page: Pick<BuyPage, 'tile' | 'detail'>;
  accepted: boolean;
  error: string | undefined;
  onChange: (accepted: boolean) => void;
}

const ID = contractIds.termsCheckbox;

/** The terms checkbox under the specification's name, and the documents it speaks of. */
export function Terms({ ref, page: { tile, detail }, accepted, error, onChange }: Props) {
  return (
    <div className={classes(fieldCss.field, error && fieldCss.bad)}>
      {error && (
        <p className={fieldCss.message} id="terms-error">
          <Icon of={circleAlert} size="s" />
          <span>{error}</span>
        </p>
      )}
      <Tick
        ref={ref}
        id={ID}
        name={ID}
        checked={accepted}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'terms-error' : undefined}
        onChange={(event) => onChange(event.target.checked)}
      >
        <span>{fillMessage(t.acceptTerms, { name: tile.name, insurer: tile.insurerName })}</span>
      </Tick>
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
    </div>
  );
}
