import type { CorporateComparePage } from '@muqarin/bff/contract/medical-corporate/picks';
import { fillMessage } from '@muqarin/rules/fill-message';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { differencesOf } from '@/features/comparison/compare-view.ts';
import { NothingCompared } from '@/features/comparison/nothing-compared.tsx';
import listCss from '@/features/plan-list/list.module.css';
import type { Query } from '@/lib/bff.ts';
import { reader } from '@/lib/reader.ts';
import { t } from '../picks/texts.ts';
import { categoryName } from '../plans/category-tabs.tsx';
import { tabAddress } from '../plans/list-address.ts';
import { CorporateCompareApp } from './compare-app.tsx';

interface Props {
  page: CorporateComparePage;
  query: Query;
  csrfToken: string;
  /** Of chosen plans of several categories (decisions M16). */
  across?: boolean;
}

/** A group's comparison (S0 2); without plans, or where they may not be compared yet, why, and the way back to the list. */
export function CorporateCompare({ page, query, csrfToken, across = false }: Props) {
  const list = tabAddress(across ? null : (page.category ?? 0));
  const { columns, category } = page;
  const { withVat } = reader();
  return (
    <div className={ground.wrap}>
      {page.notice === null ? null : <Notice>{page.notice}</Notice>}
      {page.warning === null ? null : <Notice tone="warn">{page.warning}</Notice>}
      {page.dropped === 0 ? null : (
        <Notice tone="warn">{fillMessage(t.dropped, { count: page.dropped })}</Notice>
      )}
      {columns.length === 0 ? (
        <NothingCompared texts={across ? { ...t, nothingText: t.nothingAcross } : t} list={list} />
      ) : (
        <CorporateCompareApp
          page={page}
          csrfToken={csrfToken}
          differences={differencesOf(query.differences)}
          from={Math.min(Math.max(Number(query.from) || 0, 0), columns.length)}
          head={
            <div>
              <h1>{t.title}</h1>
              <p className={listCss.who}>
                <span>
                  {category === null
                    ? withVat
                      ? t.grossAcross
                      : t.netAcross
                    : fillMessage(withVat ? t.grossFor : t.netFor, {
                        category: categoryName(category),
                      })}
                </span>
                <a href={list}>{t.backToPlans}</a>
              </p>
            </div>
          }
        />
      )}
    </div>
  );
}
