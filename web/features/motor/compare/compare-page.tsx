import { type MotorComparePage, motorListPaths } from '@muqarin/bff/contract/motor-plan-pages';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Empty } from '@/components/ui/empty.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import css from '@/features/plans/compare/compare-head.module.css';
import { t } from '../plans/texts.ts';
import { MotorCompareApp } from './compare-app.tsx';

interface Props {
  page: MotorComparePage;
  csrfToken: string;
  differences: boolean;
  /** The first plan in view where not all have room, from 0. */
  from: number;
}

/** The motor comparison (S1 2); without plans the way back to the list. */
export function MotorCompare({ page, csrfToken, differences, from }: Props) {
  return (
    <div className={ground.wrap}>
      {page.notice !== null && <Notice>{page.notice}</Notice>}
      {page.columns.length === 0 ? (
        <div className={css.nothing}>
          <h1>{t.comparePlans}</h1>
          <Empty title={t.nothing}>
            <p>{t.nothingText}</p>
            <ButtonLink href={motorListPaths.products}>{t.backToPlans}</ButtonLink>
          </Empty>
        </div>
      ) : (
        <MotorCompareApp page={page} csrfToken={csrfToken} differences={differences} from={from} />
      )}
    </div>
  );
}
