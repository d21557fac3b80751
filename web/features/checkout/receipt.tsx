import { fillMessage } from '@muqarin/rules/fill-message';
import type { ReactNode } from 'react';
import { Amount } from '@/components/price/amount.tsx';
import { t } from '@/components/price/texts.ts';
import { Trace } from '@/components/price/trace.tsx';
import ground from '@/components/ui/ground.module.css';
import { InsurerMark } from '@/features/plan-list/tile/insurer-mark.tsx';
import type { Bill } from './bill.ts';
import css from './receipt.module.css';

interface Props {
  bill: Bill;
  /** More that is folded on a phone and open on a desktop. */
  more?: { title: string; content: ReactNode };
}

/**
 * Plan, amount and who is paid, before anything is asked for: short on a phone, its lines one press away; beside the form and
 * always in view on a desktop, its lines open.
 */
export function Receipt({ bill, more }: Props) {
  const { plan, insurer, logo, facts, price, notes } = bill;
  const caption = fillMessage(t.madeOf, { name: plan });
  return (
    <section className={css.receipt} aria-labelledby="receipt-title">
      <header>
        <InsurerMark logo={logo} />
        <div>
          <h2 id="receipt-title">{plan}</h2>
          <span className={ground.hush}>{insurer}</span>
        </div>
      </header>
      <Due price={price} />
      <p className={css.pays}>{fillMessage(t.paidTo, { insurer })}</p>
      <p className={ground.hush}>{fillMessage(t.carriesRisk, { insurer })}</p>
      {facts.length > 0 && (
        <ul className={css.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {/* A long price scrolls in itself, also by keyboard: the money above it stays. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus */}
      <section className={css.folds} aria-label={caption} tabIndex={0}>
        <details>
          <summary>{t.made}</summary>
          <Trace price={price} caption={caption} />
          {notes.map((note) => (
            <p key={note} className={ground.hush}>
              {note}
            </p>
          ))}
        </details>
        {more && (
          <details>
            <summary>{more.title}</summary>
            {more.content}
          </details>
        )}
      </section>
    </section>
  );
}

function Due({ price: { netFils, vatFils, grossFils } }: Pick<Bill, 'price'>) {
  return (
    <div>
      <p>
        <span className={css.total}>
          <Amount fils={grossFils} mode="always" />
        </span>{' '}
        <span className={ground.hush}>{t.yearWithVat}</span>
      </p>
      <p className={css.split}>
        <span>
          {t.net} <Amount fils={netFils} mode="always" />
        </span>
        <span>
          {t.vat} <Amount fils={vatFils} mode="always" />
        </span>
      </p>
    </div>
  );
}
