import type { MotorPurchasePage } from '@muqarin/bff/contract/motor/order-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import ground from '@/components/ui/ground.module.css';
import { AcceptedElsewhere } from '@/features/checkout/accepted-elsewhere.tsx';
import pageCss from '@/features/checkout/page.module.css';
import { listed } from '@/lib/listed.ts';
import { OrderReceipt } from './order-receipt.tsx';
import css from './purchase.module.css';
import { PurchaseForm } from './purchase-form.tsx';
import { t } from './texts.ts';

/** The motor purchase (S1 2): the whole price, and one plain form that a script sends in place. */
export function MotorPurchase({ page, csrfToken }: { page: MotorPurchasePage; csrfToken: string }) {
  const { order } = page;
  return (
    <div className={ground.wrap}>
      <header className={pageCss.head}>
        <h1>{t.title}</h1>
        <p className={css.car}>
          {listed([order.car, order.emirate])}. {fillMessage(t.order, { order: order.saleOrder })}.{' '}
          <a href="/survey/motor/products">{t.back}</a>
        </p>
      </header>
      <AcceptedElsewhere accepted={page.accepted} />
      <PurchaseForm page={page} csrfToken={csrfToken} receipt={<OrderReceipt order={order} />} />
    </div>
  );
}
