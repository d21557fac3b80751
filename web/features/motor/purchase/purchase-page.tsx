import type { MotorPurchasePage } from '@muqarin/bff/contract/motor/order-pages';
import { fillMessage } from '@muqarin/rules/messages';
import { Amount } from '@/components/price/amount.tsx';
import orderCss from '@/components/price/order-page.module.css';
import ground from '@/components/ui/ground.module.css';
import { listed } from '@/lib/listed.ts';
import css from './purchase.module.css';
import { PurchaseForm } from './purchase-form.tsx';
import { t } from './texts.ts';

/** The motor purchase (S1 2): one plain form that a script sends in place, beside the whole price. */
export function MotorPurchase({ page, csrfToken }: { page: MotorPurchasePage; csrfToken: string }) {
  const { order } = page;
  return (
    <div className={ground.wrap}>
      <header className={orderCss.head}>
        <h1>{t.title}</h1>
        <p className={css.car}>
          {listed([order.car, order.emirate])}. {fillMessage(t.order, { order: order.saleOrder })}.{' '}
          <a href="/survey/motor/products">{t.back}</a>
        </p>
        <p className={css.glance}>
          <strong>{order.plan.name}</strong> {order.plan.insurerName}
          <span>
            <Amount fils={order.total.grossFils} mode="always" /> {t.inclVat}
          </span>
        </p>
      </header>
      <PurchaseForm page={page} csrfToken={csrfToken} />
    </div>
  );
}
