import type { BuyPage } from '@muqarin/bff/contract/medical/plan-pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/messages';
import { Amount } from '@/components/price/amount.tsx';
import orderCss from '@/components/price/order-page.module.css';
import receiptCss from '@/components/price/receipt.module.css';
import { Trace } from '@/components/price/trace.tsx';
import ground from '@/components/ui/ground.module.css';
import { t } from '@/features/plan-list/texts.ts';
import { InsurerMark } from '@/features/plan-list/tile/insurer-mark.tsx';
import { paths } from '../plans/addresses.ts';
import { BuyForm } from './buy-form.tsx';

/** One plan before it is confirmed: start date and terms, the whole price, who carries the risk (decisions M43, X12). */
export function BuyPolicy({ page, csrfToken }: { page: BuyPage; csrfToken: string }) {
  const { tile, detail } = page;
  return (
    <div className={ground.wrap}>
      <div className={orderCss.head}>
        <h1>{t.confirmTitle}</h1>
        <p>
          {page.who}. <a href={paths.products}>{t.backToPlans}</a>
        </p>
      </div>
      <div className={orderCss.columns}>
        <BuyForm page={page} csrfToken={csrfToken} />
        <section className={receiptCss.receipt} aria-labelledby="receipt-title">
          <header>
            <InsurerMark logo={tile.logo} />
            <div>
              <h2 id="receipt-title">{tile.name}</h2>
              <span className={ground.hush}>{tile.insurerName}</span>
            </div>
          </header>
          <Trace price={detail.price} caption={fillMessage(t.traceCaption, { name: tile.name })} />
          <p className={ground.hush}>
            {fillMessage(t.proof, { date: shownDate(detail.rateCardDate) })}
          </p>
          <p className={receiptCss.pays}>
            {t.youPay} <Amount fils={tile.grossFils} /> {t.to} {tile.insurerName}.
          </p>
          {tile.conditions.map((condition) => (
            <p key={condition}>
              {t.whoMayBuy}: {condition}
            </p>
          ))}
          <p className={ground.hush}>{fillMessage(t.carriesRisk, { insurer: tile.insurerName })}</p>
        </section>
      </div>
    </div>
  );
}
