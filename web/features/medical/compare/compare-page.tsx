import type { ComparePage } from '@muqarin/bff/contract/medical/plan-pages';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import type { CompareView } from '@/features/comparison/compare-view.ts';
import { NothingCompared } from '@/features/comparison/nothing-compared.tsx';
import { t } from '@/features/comparison/texts.ts';
import { paths } from '../plans/addresses.ts';
import { CompareApp } from './compare-app.tsx';

interface Props {
  page: ComparePage;
  csrfToken: string;
  differences: CompareView['differences'];
  /** The first plan in view where not all have room, from 0. */
  from: number;
}

/** The comparison (S0 2). */
export function ComparePlans({ page, csrfToken, differences, from }: Props) {
  return (
    <div className={ground.wrap}>
      {page.notice !== null && <Notice>{page.notice}</Notice>}
      {page.columns.length === 0 ? (
        <NothingCompared
          texts={{
            comparePlans: t.comparePlans,
            nothing: t.nothingToCompare,
            nothingText: t.nothingToCompareText,
            backToPlans: t.backToPlans,
          }}
          list={paths.products}
        />
      ) : (
        <CompareApp page={page} csrfToken={csrfToken} differences={differences} from={from} />
      )}
    </div>
  );
}
