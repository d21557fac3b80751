import { fillMessage } from '@muqarin/rules/fill-message';
import ground from '@/components/ui/ground.module.css';
import shownCss from '@/features/plan-list/filters/shown.module.css';
import { ShownRow } from '@/features/plan-list/filters/shown-row.tsx';
import { SortButton } from '@/features/plan-list/filters/sort-button.tsx';
import { t as hospitals } from '@/features/plan-list/hospitals/texts.ts';
import { t } from './texts.ts';
import type { PlanList } from './use-plan-list.ts';

/** How many plans are shown, and the order. */
export function MedicalShown({ list }: { list: PlanList }) {
  const { forInvestors } = list;
  const { found } = list.hospitals;
  return (
    <ShownRow
      list={list.filters}
      notes={
        <>
          {forInvestors > 0 && (
            <span className={ground.hush}>
              {fillMessage(t.forInvestors, { count: forInvestors })}
            </span>
          )}
          {/* Only a search without a script comes back with the page. */}
          {found.length > 0 && (
            <a href="#hospital">{fillMessage(hospitals.hospitalsFound, { count: found.length })}</a>
          )}
        </>
      }
    >
      <SortButton list={list} className={shownCss.sort} />
    </ShownRow>
  );
}
