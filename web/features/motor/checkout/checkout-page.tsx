import { type MotorCheckoutPage, motorOrderPaths } from '@muqarin/bff/contract/motor/order-pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { policyPath } from '@muqarin/rules/policy-pages';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { FactRow, FactRows } from '@/components/ui/fact-rows.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { AMOUNT_ID, AmountBar } from '@/features/checkout/amount-bar.tsx';
import pageCss from '@/features/checkout/page.module.css';
import { Keep } from '@/features/thank-you/keep.tsx';
import { NextSteps } from '@/features/thank-you/next-steps.tsx';
import { Contact } from '@/features/thank-you/thank-you.tsx';
import { listed } from '@/lib/listed.ts';
import { OrderReceipt } from '../purchase/order-receipt.tsx';
import css from './checkout.module.css';
import { CheckoutMarker } from './checkout-marker.tsx';
import { Course } from './course.tsx';
import { orderEnding, papersOf } from './order-ending.ts';
import { t } from './texts.ts';

interface Props {
  page: MotorCheckoutPage;
  csrfToken: string;
}

/** The order before it is paid, and after: every line, who carries the risk, what comes next (decisions X12). */
export function MotorCheckout({ page, csrfToken }: Props) {
  const { order } = page;
  const isBought = order.status === 'paid' || order.status === 'issued';
  return (
    <div className={ground.wrap}>
      <CheckoutMarker />
      {isBought ? <BoughtHead page={page} /> : <OpenHead page={page} />}
      <div className={pageCss.columns}>
        <OrderReceipt order={order} />
        <div className={css.main}>
          {page.warning && <Notice tone="warn">{page.warning}</Notice>}
          {page.notice && <Notice>{page.notice}</Notice>}
          {isBought ? null : <Pay page={page} csrfToken={csrfToken} />}
          {page.missing.length > 0 && order.status !== 'cancelled' && <Missing page={page} />}
          {isBought ? <End page={page} /> : null}
          <div className={css.after}>
            <Facts page={page} />
            <Course life={page.life} />
          </div>
          {isBought ? <Contact /> : null}
        </div>
      </div>
    </div>
  );
}

function OpenHead({ page: { order } }: { page: MotorCheckoutPage }) {
  return (
    <header className={pageCss.head}>
      <h1>{order.status === 'cancelled' ? t.titleCancelled : t.title}</h1>
      <p>{aboutOrder(order)}</p>
    </header>
  );
}

function BoughtHead({ page }: { page: MotorCheckoutPage }) {
  const { order, policyNumber, startDate } = page;
  const facts = { policy: policyNumber ?? '', date: shownDate(startDate ?? '') };
  const isIssued = order.status === 'issued';
  return (
    <PageHead title={isIssued ? t.titleDone : t.titlePaid} scene="done">
      {isIssued
        ? fillMessage(t.issued, facts)
        : fillMessage(t.paid, { insurer: order.plan.insurerName })}{' '}
      {aboutOrder(order)}
    </PageHead>
  );
}

function aboutOrder({ car, emirate, saleOrder }: MotorCheckoutPage['order']): string {
  return `${listed([car, emirate])}. ${fillMessage(t.order, { order: saleOrder })}`;
}

/** What is worth reaching it for: the steps with their days, what to have at hand, what to take along. */
function End({ page }: { page: MotorCheckoutPage }) {
  const { order } = page;
  const { name: plan, insurerName: insurer } = order.plan;
  const days = orderEnding(order.status, page);
  return (
    <div>
      <NextSteps days={days} />
      <Keep
        days={days}
        calendar="motor"
        reference={page.policyNumber ?? order.saleOrder}
        bought={{ plan, insurer }}
        papers={papersOf(order)}
        policyPage={order.status === 'issued' ? policyPath('motor', order.saleOrder) : null}
      />
    </div>
  );
}

function Pay({ page: { order }, csrfToken }: Props) {
  const { insurerName: insurer } = order.plan;
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
