import { type GeneralComparePage, generalPaths } from '@muqarin/bff/contract/general/pages';
import { formatAed } from '@muqarin/rules/money-format';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import type { CompareView } from '@/features/comparison/compare-view.ts';
import type { Compared, ComparedPlan } from '@/features/comparison/compared.ts';
import { NothingCompared } from '@/features/comparison/nothing-compared.tsx';
import listCss from '@/features/plan-list/list.module.css';
import { say } from '@/lib/reader.ts';
import { coverText } from '../cover-text.ts';
import { t } from '../texts.ts';
import { GeneralCompareApp } from './compare-app.tsx';

interface Props {
  page: GeneralComparePage;
  csrfToken: string;
  differences: CompareView['differences'];
  /** The first plan in view where not all have room, from 0. */
  from: number;
}

/** The general comparison (S1 2); without plans the way back to the list. */
export function GeneralCompare({ page, csrfToken, differences, from }: Props) {
  return (
    <div className={ground.wrap}>
      {page.columns.length === 0 ? (
        <>
          {page.warning === null ? null : <Notice tone="warn">{page.warning}</Notice>}
          <NothingCompared texts={t} list={generalPaths.products} />
        </>
      ) : (
        <>
          <div className={listCss.head}>
            <h1>{t.comparePlans}</h1>
            <p className={listCss.who}>
              <span>{page.activity}</span>
              <a href={generalPaths.products}>{t.backToPlans}</a>
            </p>
          </div>
          <p className={ground.vh}>{t.footnote}</p>
          <GeneralCompareApp
            compared={comparedOf(page)}
            others={page.others}
            csrfToken={csrfToken}
            warning={page.warning}
            differences={differences}
            from={from}
          />
        </>
      )}
    </div>
  );
}

/** Columns and rows as the table takes them: the excess, then each benefit of any of the plans. */
function comparedOf({ columns, benefits }: GeneralComparePage): Compared {
  const leastExcess = Math.min(...columns.map(({ excessFils }) => excessFils));
  const best = columns.filter(({ excessFils }) => excessFils === leastExcess).length === 1;
  const plans = columns.map((tile): ComparedPlan => {
    const excess = tile.excessFils === 0 ? t.none : say(formatAed(tile.excessFils, 'always'));
    return {
      ...tile,
      cells: [
        { covered: true, text: excess, best: best && tile.excessFils === leastExcess },
        ...benefits.map(({ id }) => {
          const row = tile.cover.find(({ benefitId }) => benefitId === id);
          const covered = row !== undefined && row.is !== 'not_covered';
          return { covered, text: row ? coverText(row) : t.not_covered, best: false };
        }),
      ],
    };
  });
  const names = [
    { section: 'pay' as const, label: t.excessRow, help: '' },
    ...benefits.map(({ name, help }) => ({ section: 'cover' as const, label: name, help })),
  ];
  const rows = names.map((row, at) => {
    const texts = new Set(plans.map(({ cells }) => cells[at]?.text));
    return { ...row, same: texts.size === 1 };
  });
  return { columns: plans, rows };
}
