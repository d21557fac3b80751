import { fillMessage } from '@muqarin/rules/fill-message';
import { activeFilters } from '@muqarin/rules/medical/filter-counts';
import { messages } from '@muqarin/rules/messages';
import ground from '@/components/ui/ground.module.css';
import { ShownLine } from '@/features/plan-list/filters/shown-line.tsx';
import { t } from '@/features/plan-list/texts.ts';
import { say } from '@/lib/reader.ts';
import { listAddress, paths } from './addresses.ts';
import { filterName } from './filters/filter-names.ts';
import { SortButton } from './filters/sort-link.tsx';
import type { PlanList } from './use-plan-list.ts';

/** "6 of 14 plans", a pill for each filter in force, Clear, and the order. */
export function ShownRow({ list }: { list: PlanList }) {
  const { shown, total, forInvestors, filters, sort, choices, providers } = list;
  const pills = activeFilters(filters).map((one) => ({
    key: `${one.key}${one.value ?? ''}`,
    name: filterName(one, filters, choices, providers),
    href: listAddress(one.without, sort),
    onPress: () => list.replaceFilters(one.without),
  }));
  return (
    <ShownLine
      count={fillMessage(say(messages.plansShown), { shown, total })}
      pills={pills}
      clear={{ href: paths.products, onPress: list.clear }}
      notes={
        <>
          {forInvestors > 0 && (
            <span className={ground.hush}>
              {fillMessage(t.forInvestors, { count: forInvestors })}
            </span>
          )}
          {/* Only a search without a script comes back with the page. */}
          {list.found.length > 0 && (
            <a href="#hospital">{fillMessage(t.hospitalsFound, { count: list.found.length })}</a>
          )}
        </>
      }
    >
      <SortButton list={list} />
    </ShownLine>
  );
}
