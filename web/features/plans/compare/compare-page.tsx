import type { ComparePage } from '@muqarin/bff/contract/plan-pages';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Empty } from '@/components/ui/empty.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { paths } from '../addresses.ts';
import { t } from '../texts.ts';
import { CompareApp } from './compare-app.tsx';
import css from './compare-head.module.css';

interface Props {
  page: ComparePage;
  csrfToken: string;
  differences: boolean;
  /** The first plan in view where not all have room, from 0. */
  from: number;
}

/** The comparison (S0 2); without plans the way back to the list (decisions M16). */
export function ComparePlans({ page, csrfToken, differences, from }: Props) {
  return (
    <div className={ground.wrap}>
      {page.notice !== null && <Notice>{page.notice}</Notice>}
      {page.columns.length === 0 ? (
        <div className={css.nothing}>
          <h1>{t.comparePlans}</h1>
          <Empty title={t.nothingToCompare}>
            <p>{t.nothingToCompareText}</p>
            <ButtonLink href={paths.products}>{t.backToPlans}</ButtonLink>
          </Empty>
        </div>
      ) : (
        <CompareApp page={page} csrfToken={csrfToken} differences={differences} from={from} />
      )}
    </div>
  );
}
