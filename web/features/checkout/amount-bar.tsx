import { fillMessage } from '@muqarin/rules/fill-message';
import type { ReactNode } from 'react';
import { Amount } from '@/components/price/amount.tsx';
import { t } from '@/components/price/texts.ts';
import css from './amount-bar.module.css';

interface Props {
  grossFils: number;
  insurer: string;
  /** The button, and what may stand beside it. */
  children: ReactNode;
}

/** The end of a checkout's form: how much, to whom, and the button that says yes to it. */
export function AmountBar({ grossFils, insurer, children }: Props) {
  return (
    <div className={css.bar}>
      <p id={AMOUNT_ID}>
        <strong>
          <Amount fils={grossFils} mode="always" />
        </strong>{' '}
        {fillMessage(t.yearPaidTo, { insurer })}
      </p>
      <div className={css.press}>{children}</div>
    </div>
  );
}

/** For the button's `aria-describedby`. */
export const AMOUNT_ID = 'amount-due';
