import type { MotorDocumentsDonePage } from '@muqarin/bff/contract/motor/order-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { checkoutUrl } from '@muqarin/rules/motor/checkout-url';
import { ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import { linkTo } from '@/lib/link-to.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './documents.module.css';
import { t } from './texts.ts';

/** Safe on reload and on a direct visit (decisions X23). */
export function DocumentsDone({ page: { saleOrder } }: { page: MotorDocumentsDonePage }) {
  return (
    <div className={ground.wrap}>
      <PageHead title={t.doneTitle}>{t.doneText}</PageHead>
      <div className={css.done}>
        {saleOrder && <p>{fillMessage(t.doneReference, { order: saleOrder })}</p>}
        <p>{fillMessage(t.doneContact, { email: textsOf('shell').contactEmail })}</p>
        <ButtonLink look="line" href={saleOrder ? checkoutUrl(saleOrder) : linkTo('/')}>
          {saleOrder ? t.toOrder : t.home}
        </ButtonLink>
      </div>
    </div>
  );
}
