import { medicalPaths } from '@muqarin/bff/contract/medical/pages';
import type { ProductsPage } from '@muqarin/bff/contract/medical/plan-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Notice } from '@/components/ui/notice.tsx';
import { paths } from './addresses.ts';
import css from './bound-quote.module.css';
import { t } from './texts.ts';

/** A quote that has become a policy stays as it is: what was bought, and where to go from here (decisions X5). */
export function BoundQuote({ policy }: { policy: NonNullable<ProductsPage['policy']> }) {
  return (
    <Notice>
      {fillMessage(t.bound, { name: policy.planName, reference: policy.reference })}
      <BoundWay />
    </Notice>
  );
}

/** To the confirmation, or to another quote. */
export function BoundWay() {
  return (
    <span className={css.ways}>
      <a href={paths.thankYou}>{t.seeConfirmation}</a>
      <a href={medicalPaths.questionnaire}>{t.anotherQuote}</a>
    </span>
  );
}
