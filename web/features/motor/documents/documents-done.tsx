import type { MotorDocumentsDonePage } from '@muqarin/bff/contract/motor/order-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { checkoutUrl } from '@muqarin/rules/motor/checkout-url';
import { ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Keep } from '@/features/thank-you/keep.tsx';
import { NextSteps } from '@/features/thank-you/next-steps.tsx';
import { Contact } from '@/features/thank-you/thank-you.tsx';
import { linkTo } from '@/lib/link-to.ts';
import { listed } from '@/lib/listed.ts';
import { documentsEnding, papersOf } from '../checkout/order-ending.ts';
import css from './documents.module.css';
import { t } from './texts.ts';

/** Safe on reload and on a direct visit (decisions X23). */
export function DocumentsDone({ page }: { page: MotorDocumentsDonePage }) {
  const { order } = page;
  return (
    <div className={ground.wrap}>
      <PageHead title={t.doneTitle} scene={order ? 'done' : 'road'}>
        {order
          ? listed([fillMessage(t.doneReference, { order: order.saleOrder }), order.car])
          : t.doneText}
      </PageHead>
      <div className={css.done}>
        {order ? <End page={page} order={order} /> : null}
        <Contact />
        <ButtonLink look="line" href={order ? checkoutUrl(order.saleOrder) : linkTo('/')}>
          {order ? t.toOrder : t.home}
        </ButtonLink>
      </div>
    </div>
  );
}

interface EndProps {
  page: MotorDocumentsDonePage;
  order: NonNullable<MotorDocumentsDonePage['order']>;
}

function End({ page, order }: EndProps) {
  const { name: plan, insurerName: insurer } = order.plan;
  const days = documentsEnding(page);
  return (
    <div>
      <NextSteps days={days} />
      <Keep
        days={days}
        calendar="motor"
        reference={order.saleOrder}
        bought={{ plan, insurer }}
        papers={papersOf(order)}
      />
    </div>
  );
}
