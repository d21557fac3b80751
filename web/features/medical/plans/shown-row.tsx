import { fillMessage } from '@muqarin/rules/fill-message';
import ground from '@/components/ui/ground.module.css';
import { ShownRow } from '@/features/plan-list/filters/shown-row.tsx';
import { SortButton } from './filters/sort-link.tsx';
import { t } from './texts.ts';
import type { PlanList } from './use-plan-list.ts';

/** How many plans are shown, and the order. */
export function MedicalShown({ list }: { list: PlanList }) {
  const { forInvestors, found } = list;
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
            <a href="#hospital">{fillMessage(t.hospitalsFound, { count: found.length })}</a>
          )}
        </>
      }
    >
      <SortButton list={list} />
    </ShownRow>
  );
}
