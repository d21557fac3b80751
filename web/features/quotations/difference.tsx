import type { DifferenceView } from '@muqarin/bff/contract/quotation-pages';
import { Amount } from '@/components/price/amount.tsx';
import { FactRow, FactRows } from '@/components/ui/fact-rows.tsx';
import { textsOf } from '@/lib/texts.ts';
import { PriceRows } from './price-rows.tsx';
import css from './quotations.module.css';

/** Option by option what costs another amount, and why. */
export function Differences({ all }: { all: readonly DifferenceView[] }) {
  const t = textsOf('quotations');
  return (
    <ul className={css.options}>
      {all.map(({ lineId, planName, beforeFils, afterFils, rows }) => (
        <li key={lineId} className={css.option}>
          <h3>{planName}</h3>
          <FactRows>
            <FactRow name={t.was}>
              {beforeFils === null ? t.added : <Amount fils={beforeFils} mode="always" />}
            </FactRow>
            <FactRow name={t.is}>
              {afterFils === null ? t.gone : <Amount fils={afterFils} mode="always" />}
            </FactRow>
          </FactRows>
          {beforeFils === null || afterFils === null ? null : (
            <PriceRows
              caption={`${t.difference}: ${planName}`}
              rows={rows}
              total={{ name: t.difference, fils: afterFils - beforeFils }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
