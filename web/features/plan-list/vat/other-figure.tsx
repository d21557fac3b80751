import type { AmountMode } from '@muqarin/rules/money-format';
import { Amount } from '@/components/price/amount.tsx';
import { reader } from '@/lib/reader.ts';
import { t } from '../texts.ts';
import { monthText, type Premium } from './premium.ts';
import css from './vat.module.css';

interface Props {
  premium: Premium;
  mode: AmountMode;
}

/** Under the premium: the other one of its two figures, and what the total is a month, in whole dirhams, marked as an equivalent. */
export function OtherFigure({ premium, mode }: Props) {
  const { netFils, grossFils } = premium;
  const { withVat } = reader();
  return (
    <>
      <span className={css.piece}>
        <Amount fils={withVat ? netFils : grossFils} mode={mode} />
        {` ${withVat ? t.beforeVat : t.inclVat}`}
      </span>
      <span className={css.piece}>{monthText(premium)}</span>
    </>
  );
}
