import { type MotorDocumentsPage, motorOrderPaths } from '@muqarin/bff/contract/motor/order-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { checkoutUrl } from '@muqarin/rules/motor/checkout-url';
import { fillPlural } from '@muqarin/rules/plural';
import { ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import css from './documents.module.css';
import { DocumentsForm } from './documents-form.tsx';
import { t } from './texts.ts';

/** What is still missing after the purchase: nothing else is asked for (decisions V27). */
export function MotorDocuments({
  page,
  csrfToken,
}: {
  page: MotorDocumentsPage;
  csrfToken: string;
}) {
  const { saleOrder: order, car, slots } = page;
  if (slots.length === 0) {
    return (
      <div className={ground.wrap}>
        <PageHead title={t.nothing}>{fillMessage(t.nothingText, { order })}</PageHead>
        <ButtonLink look="line" href={checkoutUrl(order)}>
          {t.toOrder}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title}>{fillPlural(t.lead, { order, car, count: slots.length })}</PageHead>
      <div className={css.narrow}>
        <DocumentsForm page={page} csrfToken={csrfToken} action={motorOrderPaths.sendDocuments} />
      </div>
    </div>
  );
}
