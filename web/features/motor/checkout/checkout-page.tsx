import { type MotorCheckoutPage, motorOrderPaths } from '@muqarin/bff/contract/motor/order-pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { FactRow, FactRows } from '@/components/ui/fact-rows.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { AMOUNT_ID, AmountBar } from '@/features/checkout/amount-bar.tsx';
import pageCss from '@/features/checkout/page.module.css';
import { listed } from '@/lib/listed.ts';
import { OrderReceipt } from '../purchase/order-receipt.tsx';
import css from './checkout.module.css';
import { CheckoutMarker } from './checkout-marker.tsx';
import { Course } from './course.tsx';
import { t } from './texts.ts';

/** The order before it is paid, and after: every line, who carries the risk, what comes next (decisions X12). */
export function MotorCheckout({ page, csrfToken }: { page: MotorCheckoutPage; csrfToken: string }) {
  const { order } = page;
  return (
    <div className={ground.wrap}>
      <CheckoutMarker />
      <header className={pageCss.head}>
        <h1>{titleOf(order.status)}</h1>
        <p>
          {listed([order.car, order.emirate])}. {fillMessage(t.order, { order: order.saleOrder })}
        </p>
      </header>
      <div className={pageCss.columns}>
        <OrderReceipt order={order} />
        <div className={css.main}>
          {page.warning && <Notice tone="warn">{page.warning}</Notice>}
          {page.notice && <Notice>{page.notice}</Notice>}
          <NextStep page={page} csrfToken={csrfToken} />
          {page.missing.length > 0 && order.status !== 'cancelled' && <Missing page={page} />}
          <div className={css.after}>
            <Facts page={page} />
            <Course life={page.life} />
          </div>
        </div>
      </div>
    </div>
  );
}

function NextStep({ page, csrfToken }: { page: MotorCheckoutPage; csrfToken: string }) {
  const { order, policyNumber, startDate } = page;
  const { insurerName: insurer } = order.plan;
  if (order.status === 'paid') return <Notice>{fillMessage(t.paid, { insurer })}</Notice>;
  if (order.status === 'issued') {
    const facts = { policy: policyNumber ?? '', date: shownDate(startDate ?? '') };
    return <Notice>{fillMessage(t.issued, facts)}</Notice>;
  }
  if (order.status === 'cancelled') {
    return (
      <div className={css.pay}>
        <p>{t.cancelled}</p>
        <ButtonLink href="/survey/motor/products">{t.choose}</ButtonLink>
      </div>
    );
  }
  return (
    <div className={css.pay}>
      <form method="post" action={motorOrderPaths.pay}>
        <CsrfField token={csrfToken} />
        <AmountBar grossFils={order.total.grossFils} insurer={insurer}>
          <Button wide aria-describedby={AMOUNT_ID}>
            {fillMessage(t.pay, { insurer })}
          </Button>
        </AmountBar>
      </form>
      <p className={ground.hush}>{t.payHint}</p>
      <form method="post" action={motorOrderPaths.cancel}>
        <CsrfField token={csrfToken} />
        <Button look="bare">{t.cancel}</Button>
      </form>
    </div>
  );
}

function Missing({ page: { missing } }: { page: MotorCheckoutPage }) {
  return (
    <section className={css.missing} aria-labelledby="missing-title">
      <h2 id="missing-title">{t.missingTitle}</h2>
      <ul>
        {missing.map(({ field, label, reason }) => (
          <li key={field}>
            {label}
            {reason !== '' && `: ${reason}`}
          </li>
        ))}
      </ul>
      <ButtonLink look="line" href={motorOrderPaths.documents}>
        {t.sendMissing}
      </ButtonLink>
    </section>
  );
}

function Facts({ page: { order, holder, startDate } }: { page: MotorCheckoutPage }) {
  const rows = [
    [t.insured, order.car],
    [t.holder, holder.name],
    ...(startDate === null ? [] : [[t.starts, shownDate(startDate)] as const]),
    ...(holder.email === '' ? [] : [[t.mailedTo, holder.email] as const]),
  ] as const;
  return (
    <FactRows>
      {rows.map(([name, text]) => (
        <FactRow key={name} name={name}>
          <bdi>{text}</bdi>
        </FactRow>
      ))}
    </FactRows>
  );
}

function titleOf(status: MotorCheckoutPage['order']['status']): string {
  if (status === 'issued') return t.titleDone;
  return status === 'cancelled' ? t.titleCancelled : t.title;
}
