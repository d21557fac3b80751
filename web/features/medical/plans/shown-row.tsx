import { activeFilters } from '@muqarin/rules/medical/filter-counts';
import { fillMessage, messages } from '@muqarin/rules/messages';
import { ButtonLink } from '@/components/ui/button.tsx';
import { cross } from '@/components/ui/drawings.ts';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import css from '@/features/plan-list/filters/shown.module.css';
import { t } from '@/features/plan-list/texts.ts';
import { say } from '@/lib/reader.ts';
import { listAddress, paths } from './addresses.ts';
import { filterName } from './filters/filter-names.ts';
import { SortButton } from './filters/sort-link.tsx';
import type { PlanList } from './use-plan-list.ts';

/** "6 of 14 plans", a pill for each filter in force, Clear, and the order. Links, so that it works without a script. */
export function ShownRow({ list }: { list: PlanList }) {
  const { shown, total, forInvestors, filters, sort, choices, providers } = list;
  const active = activeFilters(filters);
  const act = (run: () => void) => (event: React.MouseEvent) => {
    event.preventDefault();
    run();
  };
  return (
    <div className={css.shown}>
      <p aria-live="polite">{fillMessage(say(messages.plansShown), { shown, total })}</p>
      {forInvestors > 0 && (
        <span className={ground.hush}>{fillMessage(t.forInvestors, { count: forInvestors })}</span>
      )}
      {/* Only a search without a script comes back with the page. */}
      {list.found.length > 0 && (
        <a href="#filters">{fillMessage(t.hospitalsFound, { count: list.found.length })}</a>
      )}
      {active.map((one) => (
        <a
          key={`${one.key}${one.value ?? ''}`}
          className={css.pill}
          href={listAddress(one.without, sort)}
          onClick={act(() => list.replaceFilters(one.without))}
        >
          {filterName(one, filters, choices, providers)}
          <Icon of={cross} size="s" />
          <span className={ground.vh}>{t.remove}</span>
        </a>
      ))}
      {active.length > 0 && (
        <ButtonLink look="bare" href={paths.products} onClick={act(list.clear)}>
          {t.clear}
        </ButtonLink>
      )}
      <SortButton list={list} />
    </div>
  );
}
