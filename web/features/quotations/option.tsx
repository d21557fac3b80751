import type { QuotationOptionView } from '@muqarin/bff/contract/quotation-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import type { ReactNode } from 'react';
import { Amount } from '@/components/price/amount.tsx';
import { FactRow, FactRows } from '@/components/ui/fact-rows.tsx';
import ground from '@/components/ui/ground.module.css';
import { classes } from '@/lib/classes.ts';
import { textsOf } from '@/lib/texts.ts';
import { PriceRows } from './price-rows.tsx';
import css from './quotations.module.css';

interface Props {
  option: QuotationOptionView;
  /** From 1. */
  n: number;
  isChosen: boolean;
  chosen: string;
  children?: ReactNode;
}

/** One option: what it is, what it costs, and how that is made. */
export function Option({ option, n, isChosen, chosen, children }: Props) {
  const t = textsOf('quotations');
  const { planName, insurerName, grossFils, rows, terms, conditions } = option;
  return (
    <li className={classes(css.option, isChosen && css.chosen)}>
      <div>
        <p className={ground.hush}>
          {fillMessage(t.option, { n })}
          {isChosen ? ` · ${chosen}` : null}
        </p>
        <h2>{planName}</h2>
        <p className={ground.hush}>{insurerName}</p>
      </div>
      <p>
        <span className={css.price}>
          <Amount fils={grossFils} mode="always" />
        </span>{' '}
        <span className={ground.hush}>{t.client.perYear}</span>
      </p>
      {terms.length === 0 ? null : (
        <FactRows>
          {terms.map(({ label, value }) => (
            <FactRow key={label} name={label}>
              <bdi>{value}</bdi>
            </FactRow>
          ))}
        </FactRows>
      )}
      {conditions.length === 0 ? null : (
        <p>
          {t.whoMayBuy}: {conditions.join(' ')}
        </p>
      )}
      <details>
        <summary>{t.rows}</summary>
        <PriceRows
          caption={`${t.rows}: ${planName}`}
          rows={rows}
          total={{ name: t.gross, fils: grossFils }}
        />
      </details>
      {children}
    </li>
  );
}
