'use client';

import { type MotorPurchasePage, motorOrderPaths } from '@muqarin/bff/contract/motor/order-pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { fillMessage } from '@muqarin/rules/messages';
import orderCss from '@/components/price/order-page.module.css';
import { Button } from '@/components/ui/button.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { classes } from '@/lib/classes.ts';
import { Agreements } from './agreements.tsx';
import { CarFields, SalamaFields } from './car-fields.tsx';
import { Extras } from './extras.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { HolderFields, PaperFields } from './paper-fields.tsx';
import css from './purchase.module.css';

import { t } from './texts.ts';
import { Uploads } from './uploads.tsx';
import { usePurchase } from './use-purchase.ts';

interface Props {
  page: MotorPurchasePage;
  csrfToken: string;
}

/** Fields stand in the order in which they are checked (S1 5); every button sends the whole form. */
export function PurchaseForm({ page, csrfToken }: Props) {
  const purchase = usePurchase(page);
  const { errors, busy } = purchase;
  const errorOf = (field: string) => errors.find((row) => row.field === field)?.message;
  const parts = { page, errorOf };
  const linesKey = page.order.lines.map(({ code, amountFils }) => `${code}${amountFils}`).join();
  return (
    <form
      ref={purchase.form}
      className={classes(orderCss.columns, css.columns)}
      action={motorOrderPaths.confirm}
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={purchase.submit}
      onChange={purchase.changed}
    >
      <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
      <input type="hidden" name="product_id" value={page.order.plan.id} />
      <input type="hidden" name="sale_order" value={page.order.saleOrder} />
      <input type="hidden" name="net_fils" value={page.order.total.netFils} />
      <input type="hidden" name="selected_addons" value="" />
      {/* Enter in a field confirms, whichever button stands first. */}
      <button type="submit" className={ground.vh} tabIndex={-1} aria-hidden="true" />
      <div className={css.fields}>
        <div aria-live="polite" className={css.outcome}>
          {purchase.warning && <Notice tone="warn">{purchase.warning}</Notice>}
          {purchase.notice && <Notice>{purchase.notice}</Notice>}
        </div>
        <ErrorSummary
          title={
            errors.length > 1 ? fillMessage(t.manyErrors, { count: errors.length }) : t.oneError
          }
          errors={purchase.summary}
        />
        <CarFields {...parts} />
        <PaperFields {...parts} />
        <HolderFields {...parts} />
        {page.isSalama && <SalamaFields {...parts} />}
        <Uploads {...parts} send={purchase.sendFile} />
        <Extras page={page} purchase={purchase} />
      </div>
      {/* A new price is a new receipt: its lines do not wander from where they were. */}
      <aside key={linesKey} className={css.aside} aria-busy={purchase.pricing || undefined}>
        <OrderReceipt order={page.order} />
      </aside>
      <div className={classes(css.fields, css.end)}>
        <Agreements {...parts} />
        <div className={css.confirm}>
          <Button wide name="go" value="confirm" aria-disabled={busy || undefined}>
            {busy ? t.confirming : t.confirm}
          </Button>
          <Button look="bare" name="go" value="save">
            {t.save}
          </Button>
          <p className={ground.hush}>
            {fillMessage(t.nothingCharged, { insurer: page.order.plan.insurerName })}
          </p>
        </div>
      </div>
    </form>
  );
}
