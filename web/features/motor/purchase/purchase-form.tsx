'use client';

import { type MotorPurchasePage, motorOrderPaths } from '@muqarin/bff/contract/motor/order-pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { fillMessage } from '@muqarin/rules/fill-message';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { AMOUNT_ID, AmountBar } from '@/features/checkout/amount-bar.tsx';
import pageCss from '@/features/checkout/page.module.css';
import { classes } from '@/lib/classes.ts';
import { Agreed } from './agreed.tsx';
import { Agreements } from './agreements.tsx';
import { CarFields, SalamaFields } from './car-fields.tsx';
import { Extras } from './extras.tsx';
import { HolderFields, PaperFields } from './paper-fields.tsx';
import css from './purchase.module.css';
import { t } from './texts.ts';
import { Uploads } from './uploads.tsx';
import { usePurchase } from './use-purchase.ts';

interface Props {
  page: MotorPurchasePage;
  csrfToken: string;
  receipt: ReactNode;
}

/**
 * Numbered parts, the papers first: what stands on them is asked for afterwards. What is wrong is looked for in the order of
 * S1 5, whichever part it stands in; every button sends the whole form.
 */
export function PurchaseForm({ page, csrfToken, receipt }: Props) {
  const purchase = usePurchase(page);
  const { errors, busy } = purchase;
  const errorOf = (field: string) => errors.find((row) => row.field === field)?.message;
  const parts = { page, errorOf };
  const linesKey = page.order.lines.map(({ code, amountFils }) => `${code}${amountFils}`).join();
  return (
    <form
      ref={purchase.form}
      className={classes(pageCss.columns, css.columns)}
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
      {page.quotation === null && <input type="hidden" name="selected_addons" value="" />}
      {/* A new price is a new receipt: its lines do not wander from where they were. */}
      <aside key={linesKey} className={css.aside} aria-busy={purchase.pricing || undefined}>
        {receipt}
      </aside>
      {/* Enter in a field confirms, whichever button stands first. */}
      <button type="submit" className={ground.vh} tabIndex={-1} aria-hidden="true" />
      <div className={classes(css.fields, pageCss.parts)}>
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
        <Uploads {...parts} send={purchase.sendFile} remove={purchase.removeFile} />
        <CarFields {...parts} />
        <PaperFields {...parts} />
        <HolderFields {...parts} />
        {page.isSalama && <SalamaFields {...parts} />}
        {page.quotation === null ? (
          <Extras page={page} purchase={purchase} />
        ) : (
          <Agreed reference={page.quotation} addons={page.addons} />
        )}
        <Agreements {...parts} />
        <div className={css.confirm}>
          <AmountBar grossFils={page.order.total.grossFils} insurer={page.order.plan.insurerName}>
            <Button
              wide
              name="go"
              value="confirm"
              aria-disabled={busy || undefined}
              aria-describedby={AMOUNT_ID}
            >
              {busy ? t.confirming : t.confirm}
            </Button>
          </AmountBar>
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
