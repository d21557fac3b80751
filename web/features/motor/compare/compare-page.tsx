import { type MotorComparePage, motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import type { CompareView } from '@/features/comparison/compare-view.ts';
import { NothingCompared } from '@/features/comparison/nothing-compared.tsx';
import { MotorCompareApp } from './compare-app.tsx';
import { t } from './texts.ts';

interface Props {
  page: MotorComparePage;
  csrfToken: string;
  differences: CompareView['differences'];
  /** The first plan in view where not all have room, from 0. */
  from: number;
}

/** The motor comparison (S1 2); without plans the way back to the list. */
export function MotorCompare({ page, csrfToken, differences, from }: Props) {
  return (
    <div className={ground.wrap}>
      {page.notice !== null && <Notice>{page.notice}</Notice>}
      {page.columns.length === 0 ? (
        <NothingCompared texts={t} list={motorListPaths.products} />
      ) : (
        <MotorCompareApp page={page} csrfToken={csrfToken} differences={differences} from={from} />
      )}
    </div>
  );
}
